/**
 * Follow-up questions, questions about her own notes and whole conversations (training/conversations/dev), through the
 * real server without a model. Nothing is trained on them. The words of what must hold: `entry a | b` one of these
 * entries answers, `talk` Lara converses, `calm` no help lines and no fixed card, `own` her notes answer, `sure` not
 * "I don't know", `none` her notes answer without a value, `unclear`
 * they answer that the question was not understood, `says a | b`, and numbers, which must all be in the answer.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { shown } from '../src/features/answers/rules/wording.ts'
import { createCalendarEntry } from '../src/features/calendar/contract.ts'
import { toDayParts } from '../src/features/calendar/rules/entry-day.ts'
import { KNOWLEDGE } from '../src/features/knowledge/content/generated/knowledge.ts'
import { createChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { createQuickLog, type QuickAnswers } from '../src/features/logs/contract.ts'
import { saveTrackingChoices } from '../src/features/logs/rules/tracking.ts'
import { addMoment } from '../src/features/moments/contract.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { as, person, setUpServer, type TestPerson } from './server.ts'

setUpServer()

type Must = string | number
type Turn = readonly [said: string, ...must: Must[]]
type Set = {
  readonly follow_ups: readonly (readonly [first: string, next: string, ...must: Must[]])[]
  readonly own_data: readonly Turn[]
  readonly dialogues: readonly (readonly Turn[])[]
}
type Answer = { readonly text: string; readonly layer: string; readonly entry: string | undefined; readonly hasLines: boolean }

/** Least number that hold of each kind. */
const LEAST = {
  en: { follow_ups: 59, own_data: 75, dialogues: 11 },
  es: { follow_ups: 57, own_data: 73, dialogues: 10 },
  fr: { follow_ups: 57, own_data: 72, dialogues: 9 },
} as const

const OWN_SYMPTOM = { en: 'Sleepy legs', es: 'Piernas dormidas', fr: 'Jambes endormies' } as const
const OWN_KEY = 'own_legs0001'
/** Day, hours of sleep, mood, energy, hot flashes, night sweats, and alcohol if noted. The last day is a Saturday. */
const LOGS: readonly (readonly [string, number, number, number, number, number, (0 | 1)?])[] = [
  ['2026-10-05', 6, 6, 7, 3, 1],
  ['2026-10-12', 7, 7, 7, 1, 0],
  ['2026-10-19', 5, 4, 4, 5, 2],
  ['2026-10-26', 8, 8, 7, 2, 1],
  ['2026-11-02', 7, 6, 7, 2, 1, 0],
  ['2026-11-03', 6, 5, 4, 4, 2, 1],
  ['2026-11-04', 8, 7, 7, 1, 0],
  ['2026-11-05', 5, 4, 4, 5, 3, 1],
  ['2026-11-07', 7.5, 8, 10, 0, 0, 0],
  ['2026-11-08', 6.5, 6, 7, 3, 1, 1],
  ['2026-11-09', 7, 6, 7, 2, 0, 0],
  ['2026-11-10', 6, 5, 7, 3, 2],
  ['2026-11-12', 8, 7, 7, 1, 0],
  ['2026-11-13', 5.5, 5, 4, 4, 1, 1],
  ['2026-11-14', 8, 8, 10, 0, 0, 0],
  ['2026-11-15', 7, 7, 7, 2, 1],
  ['2026-11-16', 5, 3, 4, 6, 3, 1],
  ['2026-11-17', 6, 5, 7, 3, 2],
  ['2026-11-18', 7, 6, 7, 2, 1],
  ['2026-11-20', 8, 7, 10, 1, 0, 0],
  ['2026-11-21', 6.5, 6, 7, 2, 1],
]
const MORE: Readonly<Record<string, QuickAnswers>> = {
  '2026-11-02': { stress_triggers: 3 },
  '2026-11-03': { symptoms: { headache: 2 }, thinking_clarity: 5 },
  '2026-11-05': { symptoms: { headache: 3 }, stress_triggers: 8 },
  '2026-11-08': { symptoms: { headache: 0 } },
  '2026-11-09': { stress_triggers: 4, note: 'My sister called. Mi hermana llamó. Ma sœur a appelé.' },
  '2026-11-10': { symptoms: { [OWN_KEY]: 2 } },
  '2026-11-12': { thinking_clarity: 8 },
  '2026-11-13': { symptoms: { headache: 2 } },
  '2026-11-16': { symptoms: { headache: 3 }, stress_triggers: 9, thinking_clarity: 3 },
  '2026-11-17': { symptoms: { headache: 1, [OWN_KEY]: 1 } },
  '2026-11-20': { symptoms: { headache: 0, [OWN_KEY]: 0 }, stress_triggers: 2 },
}
const BLEEDING = [
  ['2026-09-14', 5],
  ['2026-10-12', 5],
  ['2026-11-08', 4],
] as const
const TAPS = ['2026-11-17T03:00:00Z', '2026-11-18T02:30:00Z', '2026-11-18T15:00:00Z', '2026-11-20T23:10:00Z']

async function withNotes(language: Language): Promise<TestPerson> {
  const her = await person('woman')
  const own = { key: OWN_KEY, name: OWN_SYMPTOM[language] }
  await as(her).call(saveTrackingChoices, {
    body: { chosen: ['alcohol'], own: [], symptoms: ['headache', OWN_KEY], own_symptoms: [own] },
  })
  for (const [log_date, sleep_hours, mood_rating, energy_level, hot_flashes_count, night_sweats_count, alcohol] of LOGS) {
    const answers = { sleep_hours, mood_rating, energy_level, hot_flashes_count, night_sweats_count, ...MORE[log_date] }
    const body = { log_date, ...answers, ...(alcohol === undefined ? {} : { factors: { alcohol } }) }
    expect((await as(her).call(createQuickLog, { body })).status).toBe(201)
  }
  for (const [first, days] of BLEEDING)
    for (let day = 0; day < days; day += 1) {
      const date = new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10)
      const body = { ...toDayParts(date), flow_description: 'Moderate flow' as const }
      expect((await as(her).call(createCalendarEntry, { body })).status).toBe(201)
    }
  for (const at of TAPS) expect((await as(her).call(addMoment, { body: { kind: 'hot_flash', at } })).status).toBe(201)
  return her
}

function entryIn(text: string, language: Language): string | undefined {
  const manner = { language, region: 'US', tone: 'calm' } as const
  return KNOWLEDGE.find((entry) => entry[language].answer.some((one) => one.length > 40 && text.includes(shown([one], manner))))?.id
}

async function openChat(her: TestPerson, language: Language): Promise<(message: string) => Promise<Answer>> {
  const session_id = (await as(her).call(createChatSession)).reply.session.id
  return async (message) => {
    const { reply } = (await as(her).call(sendMessage, { body: { message, session_id }, headers: { 'accept-language': language } })).reply
    const { layer = 'none', help_lines = [] } = reply.parts ?? {}
    return { text: reply.text, layer, entry: entryIn(reply.text, language), hasLines: help_lines.length > 0 }
  }
}

/** Lara says that she did not understand. */
const UNCLEAR = /not sure what you|didn't understand|no estoy segura de qué|no entendí|je ne suis pas sûre de ce que|je n'ai pas compris/

const toPlain = (text: string) => text.toLowerCase().replaceAll('’', "'")

function holds(must: Must, { text, layer, entry, hasLines }: Answer): boolean {
  const said = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')))
  if (typeof must === 'number') return layer === 'own_data' && said.includes(must)
  const [kind = '', ...rest] = must.split(' ')
  const any = rest.join(' ').split(' | ')
  switch (kind) {
    case 'entry':
      return entry !== undefined && any.includes(entry)
    case 'talk':
      return layer === 'guide' || entry?.startsWith('lara-') === true
    case 'calm':
      return layer !== 'safety' && !hasLines
    case 'unclear':
      return layer === 'own_data' && UNCLEAR.test(toPlain(text))
    case 'own':
    case 'none':
      return layer === 'own_data'
    case 'sure':
      return layer !== 'unknown'
    case 'says':
      return any.some((word) => toPlain(text).includes(toPlain(word)))
    default:
      throw new Error(`Unknown words: ${must}`)
  }
}

test.each(SPOKEN)('in %s, most of the conversations hold', { timeout: 120_000 }, async (language) => {
  const file = join(import.meta.dirname, '../training/conversations/dev', `${language}.yaml`)
  const set = parse(readFileSync(file, 'utf8')) as Set
  const her = await withNotes(language)
  const held = { follow_ups: 0, own_data: 0, dialogues: 0 }
  const misses: string[] = []
  const judge = (answer: Answer, said: string, must: readonly Must[]): boolean => {
    const missed = must.filter((one) => !holds(one, answer))
    if (missed.length > 0)
      misses.push(`${said} | ${missed.join(', ')} | ${answer.layer} ${answer.entry ?? ''}: ${answer.text.slice(0, 200)}`)
    return missed.length === 0
  }
  for (const [first, next, ...must] of set.follow_ups) {
    const say = await openChat(await person('woman'), language)
    const one = await say(first)
    const label = `${first} [${one.layer} ${one.entry ?? ''}] / ${next}`
    if (judge(await say(next), label, must)) held.follow_ups += 1
  }
  for (const [said, ...must] of set.own_data) if (judge(await (await openChat(her, language))(said), said, must)) held.own_data += 1
  for (const dialogue of set.dialogues) {
    const woman = dialogue.some((turn) => turn.some((one) => typeof one === 'string' && /^(?:says \d|own)/.test(one)))
    const say = await openChat(woman ? her : await person('woman'), language)
    let isWhole = true
    for (const [said, ...must] of dialogue) if (!judge(await say(said), `  ${said}`, must)) isWhole = false
    if (isWhole) held.dialogues += 1
  }
  for (const kind of ['follow_ups', 'own_data', 'dialogues'] as const)
    expect(held[kind], misses.join('\n')).toBeGreaterThanOrEqual(LEAST[language][kind])
})
