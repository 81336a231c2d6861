/**
 * Lara's language model layer, which rewords an answer if the host has a model (docs/content.md, section 8; decisions
 * 0021 and 0062).
 */
import type { Registry } from 'prom-client'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import { entryOf } from '../../answers/rules/knowledge-answer.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { ANSWER_BUDGET_MS } from '../contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { type NumberSummary, numberSummary, SUMMED_DAYS } from '../rules/model/number-summary.ts'
import { isMedical } from '../rules/model/grounding.ts'
import { toPrompt } from '../rules/model/prompt.ts'
import { beginReading } from '../rules/model/reading.ts'
import { namesOf } from '../rules/model/redaction.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { shown } from '../../answers/rules/wording.ts'
import type { Improve, Model } from './engine.ts'
import type { Question } from './question.ts'
import type { ModelClient } from './model-client.ts'
import { findContext } from './model-context-store.ts'
import { findGrounds, sourcesNamed } from './model-grounds.ts'
import { toFault } from './model-error.ts'
import { type Gate, makeGate } from './model-gate.ts'
import { measureModel, type Outcome } from './model-metrics.ts'
import { loadNotes } from './own-data.ts'

/** Time limit of a model, in ms; the rest of the budget is for storing and sending. */
export const MODEL_BUDGET_MS = ANSWER_BUDGET_MS - 1_000

/** Dependencies; tests pass a small budget and their own gate. */
type ImproveOptions = { client: ModelClient; registry: Registry; budgetMs?: number; gate?: Gate }

/** Whether she tapped a suggestion or wrote the title of an entry; the reviewed text is used then. */
function isChosen({ message, manner }: Question, { about }: Made, offered: readonly string[]): boolean {
  const entry = entryOf(about)
  return offered.includes(message) || (entry !== undefined && titleOf(entry, manner) === message)
}

function titleOf(entry: KnowledgeEntry, manner: Manner): string {
  return shown([entry[manner.language].title], manner)
}

/** Averages and counts of her last days, if she allows it; else null. */
async function numbersOf({ hers, user, her, now }: Question): Promise<NumberSummary | null> {
  if (!her.preferences.lara.modelNumbers) return null
  const to = localDateAt(now, user.timezone)
  const from = addDays(to, 1 - SUMMED_DAYS)
  // Any measure loads the rows of those days, but neither her calendar nor her EmberTides.
  const { rows } = await loadNotes(hers, user, { subject: 'mood', asks: 'how', from, to, before: null, flow: null }, to)
  return numberSummary(rows.filter(({ day }) => day >= from && day <= to))
}

/** The host's model for Lara's answers. */
export function makeModel({ client, registry, budgetMs = MODEL_BUDGET_MS, gate = makeGate() }: ImproveOptions): Model {
  const ended = measureModel(registry, gate)

  const improve: Improve = async function* improve(question, built, stopped) {
    const { hers, user, manner, sessionId, place } = question
    const late = AbortSignal.timeout(budgetMs)
    // Answers from her own notes are never sent.
    if (built.parts.layer !== 'knowledge' && built.parts.layer !== 'unknown') return undefined
    const { before, offered } = await findContext(hers, user, sessionId, place - 1)
    if (isChosen(question, built, offered)) return undefined
    const numbers = await numbersOf(question)
    const { asked, entries, grounds } = await findGrounds(question, built)
    const prompt = toPrompt({ message: question.message, before, built: built.text, grounds, numbers }, namesOf(user.profile), manner)

    const begun = performance.now()
    const tell = (outcome: Outcome) => ended(outcome, performance.now() - begun)
    const pass = gate.enter()
    if (!pass) {
      tell('not_asked')
      return undefined
    }
    const over = AbortSignal.any([stopped, late])
    // The consumer may stop iterating; the gate is released all the same.
    over.addEventListener('abort', () => (stopped.aborted ? pass.left() : pass.failed()), { once: true })
    const { language } = manner
    const isMedicalQuestion = isMedical(asked, language)
    const needsGround = isMedicalQuestion && built.parts.layer === 'knowledge'
    const reading = beginReading({ language, sent: prompt.sent, built: built.text, grounds, isMedicalQuestion, needsGround })
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
    if (problem) return undefined
    const sources = sourcesNamed(entries, reading.named(), language)
    return { ...built, text: reading.text(), parts: { ...built.parts, layer: 'model', sources } }
  }

  return { name: client.name, place: client.place, improve }
}
