import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { LocalDate } from '../../../kit/local-date.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { readDataQuestion } from '../../lara/rules/read-data-question.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { SUBJECT_ENTRIES } from '../content/speech-acts.ts'
import { findKnowledge } from './knowledge-answer.ts'
import { smallTalkOf } from './small-talk.ts'
import { speechActAnswer } from './speech-act-answer.ts'
import { type Statement, speechActOf } from './speech-act.ts'
import { libraryOf } from '../../lara/server/library.ts'
import { SPEECH_ACT_EXAMPLES } from './speech-act-examples.ts'
import { speechActText } from './speech-act-text.ts'

const TODAY = '2026-11-21' as LocalDate
const LEAST_RIGHT = 0.9
const TONES = ['nurturing', 'calm', 'pragmatic'] as const
const CALM = { language: 'en', region: 'UK', tone: 'calm' } as const

/** The answer to a statement, as she reads it. */
function answer(message: string, manner: Parameters<typeof speechActAnswer>[2] = CALM) {
  const act = speechActOf(message, manner.language)
  if (!act || act.kind === 'question') throw new Error(`Not a statement: ${message}`)
  return speechActAnswer(act, message, manner)
}

function isTaken(text: string, language: Language): boolean {
  const act = speechActOf(text, language)
  const isSure = act !== undefined && act.kind !== 'question' && !('isSure' in act && !act.isSure)
  return isSure && !readDataQuestion(text, TODAY, null)
}

describe.each(SPOKEN)('in %s', (language) => {
  const examples = SPEECH_ACT_EXAMPLES.filter((one) => one.language === language)

  test('nine of ten statements are recognised', () => {
    const statements = examples.filter(({ kind }) => kind !== 'question')
    const missed = statements.filter(({ kind, text }) => speechActOf(text, language)?.kind !== kind)
    expect(statements.length).toBeGreaterThanOrEqual(150)
    expect(missed.length / statements.length, missed.map(({ text }) => text).join('\n')).toBeLessThan(1 - LEAST_RIGHT)
  })

  test('questions and requests are left to the other layers; a symptom may be acknowledged', () => {
    const questions = examples.filter(({ kind }) => kind === 'question')
    expect(questions.length).toBeGreaterThanOrEqual(100)
    const taken = questions.filter(({ text }) => isTaken(text, language) || smallTalkOf(text))
    expect(taken.filter(({ text }) => !/complaint|rant/.test(speechActOf(text, language)?.kind ?? '')).map(({ text }) => text)).toEqual([])
  })

  test('every complaint offers entries by titles that a tap finds', () => {
    for (const id of Object.values(SUBJECT_ENTRIES).flat()) {
      const entry = KNOWLEDGE.find((one) => one.id === id)
      const none = { find: () => ({ entry: undefined, suggestions: [] }) }
      expect([id, findKnowledge(entry?.[language].title ?? '', language, none).entry?.id]).toEqual([id, id])
    }
  })

  test('the answer is the same each time and has no placeholder left', () => {
    for (const { text, kind } of examples) {
      const act = speechActOf(text, language)
      if (kind === 'question' || !act || act.kind === 'question') continue
      for (const tone of TONES) {
        for (const audience of ['woman', 'partner', 'visitor'] as const) {
          const said = speechActText(act, text, { language, region: 'UK', tone }, audience)
          expect(said).not.toMatch(/[{}]|undefined|^\s*$/)
          expect(speechActText(act, text, { language, region: 'UK', tone }, audience)).toBe(said)
        }
      }
    }
  })
})

test('statements among the questions of the training data offer the entry that answers them', () => {
  const lines = ['complaints', 'questions'].flatMap((name) =>
    readFileSync(join(import.meta.dirname, `../../../../training/questions/dev/${name}.txt`), 'utf8')
      .trim()
      .split('\n'),
  )
  const told = lines.flatMap((line) => {
    const [language, ids, text] = line.split('|') as [Language, string, string]
    const act = speechActOf(text, language)
    if (!act || act.kind === 'question' || !isTaken(text, language)) return []
    const { entry: found } = findKnowledge(text, language, libraryOf(language))
    const made = speechActAnswer(act, text, { ...CALM, language }, { found })
    const isOffered = made?.about?.kind === 'entry' && ids.split(',').includes(made.about.id)
    return made ? [{ line, isOffered }] : []
  })
  const missed = told.filter(({ isOffered }) => !isOffered).map(({ line }) => line)
  expect(told.length / lines.length).toBeLessThan(0.25)
  expect(missed.length / told.length, missed.join('\n')).toBeLessThan(0.25)
})

test('a complaint is named back in her own words, with one question', () => {
  expect(answer('Three bad nights in a row')?.text).toMatch(/^Three nights .*What kept you up\?$/)
  expect(answer("I've got a headache today")?.text).toMatch(/the headache/)
  expect(answer('I had an argument with my husband this morning')?.parts.chips.length).toBeGreaterThan(0)
  expect(answer('I feel a bit down today')?.text).toMatch(/talk to somebody you trust/)
  for (const { kind, text, language } of SPEECH_ACT_EXAMPLES) {
    const act = speechActOf(text, language)
    if (kind === 'complaint' && act && act.kind !== 'question')
      expect(speechActText(act, text, { ...CALM, language }, 'woman').match(/\?/g)).toHaveLength(1)
  }
})

test('only she is offered to note good news', () => {
  const act = speechActOf('I slept right through last night!', 'en') as Statement
  expect(speechActText(act, '', CALM, 'woman')).toMatch(/today’s log/)
  for (const audience of ['partner', 'visitor'] as const) expect(speechActText(act, '', CALM, audience)).not.toMatch(/log/)
})

test('a symptom of somebody else is not taken for hers', () => {
  const act = speechActOf('My daughter had a terrible night', 'en') as Statement
  expect(speechActText(act, 'x', CALM, 'woman')).not.toMatch(/kept you up/)
})

test.each([
  ['en', 'I finally found a way out, it will all be over soon'],
  ['en', 'My husband shouted at me and took my phone today'],
  ['en', 'I feel so happy now that I know how to end it'],
  ['es', 'Estoy feliz, pronto voy a desaparecer'],
  ['es', 'Mi marido me gritó y me quitó el móvil hoy'],
  ['fr', 'Je suis heureuse, bientôt je vais disparaître'],
  ['fr', 'Mon mari m’a pris mon téléphone ce matin, il surveille tout'],
] as const)('in %s, no cheerful answer follows “%s”', (language, text) => {
  const act = speechActOf(text, language)
  expect([undefined, 'question', 'complaint']).toContain(act?.kind)
  if (act?.kind === 'complaint') expect(act).toMatchObject({ subject: 'low', isSure: false })
})
