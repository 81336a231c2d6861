import { expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { mayObject, misunderstoodAnswer } from './misunderstood.ts'

const MANNER = { language: 'en', region: 'UK', tone: 'calm' } as const
const SOY = 'treatments-soy'
const entry = (id: string) => KNOWLEDGE.find((one) => one.id === id)
const answer = (message: string, found: string | undefined) =>
  misunderstoodAnswer(message, MANNER, { earlier: ['…'], given: [SOY] }, () => (found === undefined ? undefined : entry(found)))

test('objections are recognised in three languages, and ordinary sentences are not', () => {
  for (const [language, messages] of [
    ['en', "that's not what I asked|you're not listening|you said that already|I asked about the patch|u said the same thing twice"],
    ['es', 'no le pregunté por la soja|eso ya me lo has dicho|no me has entendido|no hablaba de eso'],
    ['fr', "ce n'est pas ce que je demande|vous avez mal compris|vous me l'avez déjà dit|rien à voir"],
  ] as const)
    for (const message of messages.split('|')) expect([message, mayObject(message, language)]).toEqual([message, true])
  for (const message of ['You just said that it helps. How?', 'my doctor asked about my sleep', 'I slept badly'])
    expect([message, mayObject(message, 'en')]).toEqual([message, false])
})

test('what was meant is answered after an apology, and never with the entry just given', () => {
  const made = answer("That's not what I asked. What helps with joint pain?", 'body-joints')
  expect([made?.about, made?.text.startsWith('Sorry, I got that wrong.')]).toEqual([{ kind: 'entry', id: 'body-joints' }, true])
  for (const found of [SOY, undefined]) expect(answer("That's not what I asked. I live with my mother", found)?.about).toBeNull()
  expect(misunderstoodAnswer("that's not what I asked", MANNER, {}, () => entry(SOY))).toBeUndefined()
})
