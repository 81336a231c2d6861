/**
 * Scripted conversations (test/dialogues) through the real server, without a model. What must hold of an answer:
 * `entry a | b` one of these entries answers it, `talk` Lara converses, `no entry` no knowledge entry, `sure` not
 * "I don't know", `new` not what an earlier answer said, `says a | b` one of these is in the text.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { shown } from '../src/features/answers/rules/wording.ts'
import { KNOWLEDGE } from '../src/features/knowledge/content/generated/knowledge.ts'
import { createChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { createPartnerSession, sendPartnerMessage } from '../src/features/partner-chat/contract.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { twoLinked } from './couples.ts'
import { as, setUpServer } from './server.ts'

setUpServer()

type Turn = readonly [said: string, ...must: string[]]
type Set = Readonly<Record<'developed' | 'measured', readonly (readonly Turn[])[]>>
type Answer = { readonly text: string; readonly layer: string; readonly entry: string | undefined }
type Say = (message: string) => Promise<Answer>

/** Least number of turns that hold among those that the rules were not developed with. */
const MEASURED_LEAST = { en: 43, es: 45, fr: 45 } as const

const setsOf = (language: Language) =>
  parse(readFileSync(join(import.meta.dirname, 'dialogues', `${language}.yaml`), 'utf8')) as Record<'woman' | 'partner', Set>

/** The entry of which an answer has a paragraph. */
function entryIn(text: string, language: Language): string | undefined {
  const manner = { language, region: 'US', tone: 'calm' } as const
  return KNOWLEDGE.find((entry) => entry[language].answer.some((one) => one.length > 40 && text.includes(shown([one], manner))))?.id
}

function toAnswer(reply: { text: string; parts: { layer: string } | null }, language: Language): Answer {
  return { text: reply.text, layer: reply.parts?.layer ?? 'none', entry: entryIn(reply.text, language) }
}

async function openChat(audience: 'woman' | 'partner', language: Language): Promise<Say> {
  const { her, him } = await twoLinked({ his: 'America/New_York' })
  if (audience === 'woman') {
    const session_id = (await as(her).call(createChatSession)).reply.session.id
    return async (message) =>
      toAnswer(
        (await as(her).call(sendMessage, { body: { message, session_id }, headers: { 'accept-language': language } })).reply.reply,
        language,
      )
  }
  const session_id = (await as(him).call(createPartnerSession)).reply.session.id
  return async (message) =>
    toAnswer((await as(him).call(sendPartnerMessage, { body: { message, session_id, language } })).reply.reply, language)
}

const toPlain = (text: string) => text.toLowerCase().replaceAll('’', "'")

function holds(must: string, { text, layer, entry }: Answer, earlier: readonly Answer[]): boolean {
  const [kind = '', ...rest] = must.split(' ')
  const any = rest.join(' ').split(' | ')
  switch (kind) {
    case 'entry':
      return entry !== undefined && any.includes(entry)
    case 'talk':
      return layer === 'guide' || entry?.startsWith('lara-') === true
    case 'no':
      return layer !== 'safety' && (entry === undefined || entry.startsWith('lara-'))
    case 'sure':
      return layer !== 'unknown'
    case 'new':
      return earlier.every((one) => one.text !== text)
    case 'says':
      return any.some((word) => toPlain(text).includes(toPlain(word)))
    default:
      throw new Error(`Unknown words: ${must}`)
  }
}

test.each(SPOKEN)('in %s, the conversations hold', { timeout: 120_000 }, async (language) => {
  const misses: Record<'developed' | 'measured', string[]> = { developed: [], measured: [] }
  let measured = 0
  for (const audience of ['woman', 'partner'] as const) {
    for (const part of ['developed', 'measured'] as const) {
      for (const conversation of setsOf(language)[audience][part]) {
        const say = await openChat(audience, language)
        const earlier: Answer[] = []
        for (const [said, ...must] of conversation) {
          const answer = await say(said)
          const missed = must.filter((one) => !holds(one, answer, earlier))
          earlier.push(answer)
          if (part === 'measured') measured += 1
          if (missed.length > 0)
            misses[part].push(`${said} | ${missed.join(', ')} | ${answer.layer} ${answer.entry ?? ''}: ${answer.text.slice(0, 150)}`)
        }
      }
    }
  }
  expect(misses.developed).toEqual([])
  expect(measured - misses.measured.length).toBeGreaterThanOrEqual(MEASURED_LEAST[language])
})
