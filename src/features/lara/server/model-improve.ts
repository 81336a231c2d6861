/** Lara's fourth layer: a language model that words an answer anew, where the host has one (lara.md §1, decision 0021). */
import type { Registry } from 'prom-client'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { ANSWER_BUDGET_MS } from '../contract.ts'
import type { Made } from '../rules/answer.ts'
import { type NumberSummary, numberSummary, SUMMED_DAYS } from '../rules/model/number-summary.ts'
import { toPrompt } from '../rules/model/prompt.ts'
import { beginReading } from '../rules/model/reading.ts'
import { namesOf } from '../rules/model/redaction.ts'
import type { Manner } from '../rules/speech.ts'
import { shown } from '../rules/wording.ts'
import type { Improve, Model, Question } from './engine.ts'
import type { ModelClient } from './model-client.ts'
import { findContext } from './model-context-store.ts'
import { toFault } from './model-fault.ts'
import { type Gate, makeGate } from './model-gate.ts'
import { measureModel, type Outcome } from './model-measures.ts'
import { loadNotes } from './own-data.ts'

/** How long a model may take in all, in milliseconds: what is left of the budget is for storing and sending. */
export const MODEL_BUDGET_MS = ANSWER_BUDGET_MS - 1_000

/** What a model is asked through; tests give a small budget and a gate of their own. */
type Given = { client: ModelClient; registry: Registry; budgetMs?: number; gate?: Gate }

/** Whether she tapped what was offered, or asks in the words of an entry: the reviewed text is the answer then. */
function isChosen({ message, manner }: Question, { about }: Made, offered: readonly string[]): boolean {
  const entry = about?.kind === 'entry' ? KNOWLEDGE.find(({ id }) => id === about.id) : undefined
  return offered.includes(message) || (entry !== undefined && titleOf(entry, manner) === message)
}

function titleOf(entry: (typeof KNOWLEDGE)[number], manner: Manner): string {
  return shown([entry[manner.language].title], manner)
}

/** Her last days in averages and counts, where she allows that as well. */
async function numbersOf({ hers, user, her, now }: Question): Promise<NumberSummary | null> {
  if (!her.preferences.lara.modelNumbers) return null
  const to = localDateAt(now, user.timezone)
  const from = addDays(to, 1 - SUMMED_DAYS)
  // Any of the measures loads the rows of those days, and neither her calendar nor her EmberTides.
  const { rows } = await loadNotes(hers, user, { subject: 'mood', asks: 'how', from, to, before: null, flow: null }, to)
  return numberSummary(rows.filter(({ day }) => day >= from && day <= to))
}

/** The model of the host as Lara asks it. */
export function makeModel({ client, registry, budgetMs = MODEL_BUDGET_MS, gate = makeGate() }: Given): Model {
  const ended = measureModel(registry, gate)

  const improve: Improve = async function* improve(question, built, stopped) {
    const { hers, user, manner, sessionId, place } = question
    const late = AbortSignal.timeout(budgetMs)
    // Her own notes are answered number by number from their rows, and those rows go nowhere.
    if (built.parts.layer !== 'knowledge' && built.parts.layer !== 'unknown') return undefined
    const { before, offered } = await findContext(hers, user, sessionId, place - 1)
    if (isChosen(question, built, offered)) return undefined
    const numbers = await numbersOf(question)
    const prompt = toPrompt({ message: question.message, before, built: built.text, numbers }, namesOf(user.profile), manner)

    const begun = performance.now()
    const tell = (outcome: Outcome) => ended(outcome, performance.now() - begun)
    const pass = gate.enter()
    if (!pass) {
      tell('not_asked')
      return undefined
    }
    const over = AbortSignal.any([stopped, late])
    // Whoever reads may stop reading; the way is free again all the same.
    over.addEventListener('abort', () => (stopped.aborted ? pass.left() : pass.failed()), { once: true })
    const reading = beginReading({ language: manner.language, sent: prompt.sent, built: built.text })
    try {
      for await (const piece of client.ask(prompt, over)) {
        yield* reading.take(piece)
        if (reading.problem()) break
      }
      yield* reading.end()
    } catch (error) {
      if (stopped.aborted) {
        tell('stopped')
        return undefined
      }
      const fault = toFault(error)
      pass.failed(fault.restMs)
      tell(`failed_${fault.fault}`)
      throw fault
    }
    pass.succeeded()
    const problem = reading.problem()
    tell(problem ? `kept_back_${problem}` : 'shown')
    return problem ? undefined : { ...built, text: reading.text(), parts: { ...built.parts, layer: 'model' } }
  }

  return { name: client.name, place: client.place, improve }
}
