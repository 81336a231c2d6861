import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { COMPLAINTS } from '../content/complaints.ts'
import { complaintOf } from './complaint.ts'
import { languageOf } from './language.ts'
import { recognise } from './safety/recognise.ts'
import { smallTalkOf } from './small-talk.ts'
import { SPOKEN, type Language } from './speech.ts'

const SAID = readFileSync(join(import.meta.dirname, 'questions', 'complaints.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', id = '', text = ''] = line.split('|')
    return { language: language as Language, id, text }
  })

describe('the commonest complaints', () => {
  test.each(SAID)('in $language, “$text” is answered by $id, and alarms nobody', ({ language, id, text }) => {
    expect(complaintOf(text, language)).toBe(id)
    expect(recognise(text, 'woman')).toEqual([])
    expect(languageOf(text, language)).toBe(language)
    expect(smallTalkOf(text)).toBeUndefined()
  })

  test('are answered by entries that stand in the knowledge and are about no medicine', () => {
    const known = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))
    for (const language of SPOKEN) {
      for (const { id } of COMPLAINTS[language]) expect([id, known.get(id)?.isMedicine ?? 'unknown']).toEqual([id, false])
    }
  })

  test.each([
    ['en', 'why do hot flashes come after wine'],
    ['en', 'I have no hot flashes'],
    ['en', 'is brain fog dementia?'],
    ['en', 'my husband is so tired'],
    ['es', '¿por qué dan sofocos?'],
    ['es', 'no tengo sofocos'],
    ['es', 'mi madre no duerme nada'],
    ['fr', 'qu’est-ce qu’une bouffée de chaleur ?'],
    ['fr', 'je n’ai pas de bouffées de chaleur'],
    ['fr', 'mon mari ne dort plus'],
  ] as const)('and in %s “%s” is none', (language, text) => expect(complaintOf(text, language)).toBeUndefined())
})
