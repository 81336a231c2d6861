import { expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { COMPLAINT_WORDS } from '../content/speech-acts.ts'
import { chosenAnswer, helpAfterQuestion } from './help-after-question.ts'
import { speechActOf, type Statement } from './speech-act.ts'

const MANNER = { language: 'en', region: 'UK', tone: 'nurturing' } as const
const RAGE = KNOWLEDGE.find(({ id }) => id === 'mood-rage')
const asked = (id: string, text = `I hear you. ${COMPLAINT_WORDS.en.ask.anger}`) => ({
  text,
  chips: [],
  about: { kind: 'entry', id } as const,
})
const SAID = 'I slammed a cupboard so hard that the handle came off this morning'
const help = (last: ReturnType<typeof asked> | undefined, found = RAGE, given: string[] = [], said = SAID) =>
  helpAfterQuestion(speechActOf(said, 'en') as Statement, said, MANNER, last, found, { given, earlier: last ? [last.text] : [] })

test('what she adds after an open question is answered with the entry that was found, or that of the complaint before', () => {
  expect(help(asked('mood-irritable'))?.about).toEqual({ kind: 'entry', id: 'mood-rage' })
  expect(help(asked('mood-rage'), undefined)?.about).toEqual({ kind: 'entry', id: 'mood-rage' })
  expect(help(asked('mood-rage'))?.text).not.toContain('?\n')
})

test('she is listened to where nothing was asked, the entry was given, or she grieves', () => {
  expect(help(undefined)).toBeUndefined()
  expect(help(asked('mood-rage', 'Rage can rise in a second.'))).toBeUndefined()
  expect(help(asked('mood-rage'), RAGE, ['mood-rage'])).toBeUndefined()
  expect(help(asked('mood-grief'), RAGE, [], 'my father died in October and the house is so empty')).toBeUndefined()
})

test.each([
  ['en', 'what can help please', true],
  ['es', 'pues lo que puede ayudar, porfa', true],
  ['fr', 'savoir ce qui peut aider !!! tu me fais tourner en bourrique', true],
  ['fr', 'ma fille me parle mal', false],
] as const)('in %s, "%s" chooses help where it was offered: %s', (language, said, isChosen) => {
  const last = asked('mood-rage', COMPLAINT_WORDS[language].ask.anger)
  const made = chosenAnswer(said, { ...MANNER, language }, last, {})
  expect(made?.about).toEqual(isChosen ? { kind: 'entry', id: 'mood-rage' } : undefined)
  expect(chosenAnswer(said, { ...MANNER, language }, asked('mood-rage', 'Rage can rise in a second.'), {})).toBeUndefined()
})

test.each([
  ['en', 'I’d rather just talk'],
  ['es', 'prefiero hablar'],
  ['fr', 'juste en parler'],
] as const)('in %s, after "%s" Lara listens and asks nothing', (language, said) => {
  const made = chosenAnswer(said, { ...MANNER, language }, asked('mood-rage', COMPLAINT_WORDS[language].ask.anger), {})
  expect(made?.text).not.toContain('?')
  expect(made?.parts.layer).toBe('guide')
})
