import { expect, test } from 'vitest'
import { speechActOf } from './speech-act.ts'
import { speechActAnswer } from './speech-act-answer.ts'
import { secondTurnAnswer } from './second-turn.ts'

const MANNER = { language: 'en', region: 'UK', tone: 'nurturing' } as const

function after(said: string, reply: string) {
  const act = speechActOf(said, 'en')
  if (!act || act.kind === 'question') throw new Error('No statement')
  const made = speechActAnswer(act, said, MANNER)
  if (!made) throw new Error('No answer')
  const last = { text: made.text, chips: made.parts.chips, about: made.about, said }
  return secondTurnAnswer(reply, speechActOf(reply, 'en'), MANNER, last, [made.text])
}

test('a reply to the open question is answered by its topic, with what was offered', () => {
  const made = after('my daughter moved out last week and the house is so quiet', 'Her music, and her dishes everywhere')
  expect(made?.text).toMatch(/missed the most|part of your life/)
  expect(made?.parts.chips).not.toEqual([])
})

test('a question, or nothing of substance, is no such reply', () => {
  const said = 'my daughter moved out last week and the house is so quiet'
  expect(after(said, 'what helps against that?')).toBeUndefined()
  expect(after(said, 'everything')).toBeUndefined()
})
