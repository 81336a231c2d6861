import { describe, expect, test } from 'vitest'
import { recognise } from '../../safety/rules/recognise.ts'
import type { Danger } from './after-danger.ts'
import { type Made, partsOf } from './answer.ts'
import { answerLanguage, type Audience, respond, type Sources } from './respond.ts'

const AUDIENCES = ['woman', 'partner', 'visitor'] as const
const MANNER = { language: 'en', region: 'UK', tone: 'calm' } as const
const DANGER: Danger = { class: 'C1', isOwn: true }
const QUESTION = 'how long do hot flashes last?'

const saying = (text: string, layer: Made['parts']['layer'] = 'guide'): Made => ({ text, parts: partsOf(layer), about: null })

/** Sources that return the name of their layer, and the names in the order of the calls. */
function tracing(answering: readonly (keyof Sources)[]) {
  const called: string[] = []
  const names = ['brought', 'offered', 'smallTalk', 'ownData', 'guide', 'speechAct', 'knowledge', 'generalGuide', 'unknown'] as const
  const source = (name: keyof Sources) => () => {
    called.push(name)
    return answering.includes(name) ? saying(name, name === 'unknown' ? 'unknown' : 'guide') : undefined
  }
  return { called, sources: Object.fromEntries(names.map((name) => [name, source(name)])) as Sources }
}

async function asked(audience: Audience, message: string, answering: readonly (keyof Sources)[], danger?: Danger) {
  const { called, sources } = tracing(answering)
  const recognised = recognise(message, audience === 'partner' ? 'partner' : 'woman')
  const findDanger = () => Promise.resolve(danger)
  const made = await respond(message, { audience, manner: MANNER, recognised, sources, findDanger })
  return { called, made }
}

describe('the layers', () => {
  test.each([
    ['woman', ['brought', 'offered', 'smallTalk', 'ownData', 'knowledge', 'unknown']],
    ['partner', ['offered', 'smallTalk', 'guide', 'knowledge', 'generalGuide', 'unknown']],
    ['visitor', ['offered', 'smallTalk', 'ownData', 'knowledge', 'unknown']],
  ] as const)('are called in order for a %s', async (audience, order) => {
    const { called, made } = await asked(audience, 'hello', ['unknown'])
    expect([called, made.text]).toEqual([order, 'unknown'])
  })

  test.each([
    ['woman', ['brought', 'offered', 'ownData', 'speechAct']],
    ['partner', ['offered', 'guide', 'speechAct']],
    ['visitor', ['offered', 'ownData', 'speechAct']],
  ] as const)('answer a statement of a %s before the knowledge is searched', async (audience, order) => {
    expect((await asked(audience, 'My sister visits on Sunday', ['speechAct', 'knowledge', 'unknown'])).called).toEqual(order)
    expect((await asked(audience, 'When does my sister visit?', ['speechAct', 'knowledge'])).called).not.toContain('speechAct')
    expect((await asked(audience, 'I have two cats', ['speechAct', 'unknown'])).called.slice(-2)).not.toContain('unknown')
  })

  test.each(AUDIENCES)('a %s in danger is answered before any source is called', async (audience) => {
    const { called, made } = await asked(audience, 'I want to kill myself', ['offered', 'smallTalk', 'unknown'], DANGER)
    expect([called, made.parts.layer, made.parts.class]).toEqual([[], 'safety', 'C1'])
  })

  test('a crisis is answered without reading previous answers', async () => {
    const lost = () => Promise.reject(new Error('The store is away'))
    const context = { audience: 'woman', manner: MANNER, sources: {}, findDanger: lost, findRecentCauses: lost } as const
    const message = 'I want to kill myself'
    const { parts } = await respond(message, { ...context, recognised: recognise(message, 'woman') })
    expect(parts.class).toBe('C1')
  })

  test('content from another page introduces the answer to the added message', async () => {
    expect((await asked('woman', 'hello', ['brought', 'smallTalk'])).made.text).toBe('brought\n\nsmallTalk')
    expect((await asked('woman', 'zzz', ['brought', 'unknown'])).made.text).toBe('brought')
    expect((await asked('woman', '', ['brought', 'unknown'])).called).toEqual(['brought'])
  })
})

describe('after a danger', () => {
  test.each(['woman', 'partner'] as const)('a statement of a %s gets the follow-up', async (audience) => {
    expect((await asked(audience, 'My sister visits on Sunday', ['speechAct'], DANGER)).made.parts.layer).toBe('safety')
  })

  test.each([
    ['woman', QUESTION, ['brought', 'offered', 'ownData', 'knowledge']],
    ['woman', 'I slept badly', ['brought', 'offered', 'ownData']],
    ['woman', 'nobody answers', ['brought', 'offered']],
    ['partner', QUESTION, ['offered', 'guide', 'knowledge', 'generalGuide']],
    ['partner', 'I slept badly', ['offered']],
    ['partner', 'nobody answers', ['offered']],
  ] as const)('a %s who says “%s” is answered by %j, else by the follow-up', async (audience, message, order) => {
    const { called, made } = await asked(audience, message, ['unknown'], DANGER)
    expect([called, made.parts.layer, made.parts.class]).toEqual([order, 'safety', null])
    expect(made.parts.help_lines.length).toBeGreaterThan(0)
    for (const name of order) {
      const answered = (await asked(audience, message, [name], DANGER)).made
      expect([answered.text, answered.parts.chips, answered.parts.help_lines.length > 0, answered.isFixed]).toEqual([name, [], true, true])
    }
  })
})

test('the answer has the language of the message, else of what was recognised, else of the account', () => {
  expect(answerLanguage('¿Qué es la perimenopausia y cuánto dura?', [], 'fr')).toBe('es')
  expect(answerLanguage('libido', [], 'fr')).toBe('fr')
  expect(answerLanguage('suicide', recognise('Je veux mourir', 'woman'), 'en')).toBe('fr')
})
