import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { REPLY_PROBLEMS } from '../rules/model/output-filter.ts'
import { FAULTS } from './model-error.ts'
import type { Gate } from './model-gate.ts'

/**
 * Outcomes of a question to a language model: shown, rejected by the filter, failed, stopped by her, or not asked
 * because the gate did not admit it.
 */
export const OUTCOMES = [
  'shown',
  'stopped',
  'not_asked',
  ...REPLY_PROBLEMS.map((problem) => `kept_back_${problem}` as const),
  ...FAULTS.map((fault) => `failed_${fault}` as const),
] as const
export type Outcome = (typeof OUTCOMES)[number]

const DURATION_BUCKETS_S = [0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8]

/** Registers metrics of questions to a language model: outcome and duration, never content. */
export function measureModel(registry: Registry, gate: Gate): (outcome: Outcome, ms: number) => void {
  const registers = [registry]
  const questions = new Counter({
    name: 'language_model_questions_total',
    help: 'Questions to the language model, by how they ended',
    labelNames: ['outcome'] as const,
    registers,
  })
  for (const outcome of OUTCOMES) questions.inc({ outcome }, 0)
  const durations = new Histogram({
    name: 'language_model_seconds',
    help: 'Time until a question to the language model ended',
    buckets: DURATION_BUCKETS_S,
    registers,
  })
  new Gauge({
    name: 'language_model_gate_open',
    help: 'Whether the circuit to the language model is interrupted (1), on trial (0.5) or whole (0)',
    registers,
    collect() {
      this.set({ closed: 0, 'half-open': 0.5, open: 1 }[gate.state()])
    },
  })
  new Gauge({
    name: 'language_model_questions_under_way',
    help: 'Questions to the language model that are being answered',
    registers,
    collect() {
      this.set(gate.underWay())
    },
  })
  return (outcome, ms) => {
    questions.inc({ outcome })
    if (outcome !== 'not_asked') durations.observe(ms / 1_000)
  }
}
