import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { COMPLAINTS } from '../content/complaints.ts'
import { complaintOf } from './complaint.ts'
import { languageOf } from '../../text/rules/language.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import { smallTalkOf } from './small-talk.ts'
import { SPOKEN, type Language } from '../../text/rules/speech.ts'

const SAID = readFileSync(join(import.meta.dirname, '../../../../training/questions/dev/complaints.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', id = '', text = ''] = line.split('|')
    return { language: language as Language, id, text }
  })

describe('the most common complaints', () => {
  test.each(SAID)('in $language, “$text” matches $id and raises no alarm', ({ language, id, text }) => {
    expect(complaintOf(text, language)).toBe(id)
    expect(recognise(text, 'woman')).toEqual([])
    expect(languageOf(text, language)).toBe(language)
    expect(smallTalkOf(text)).toBeUndefined()
  })

  test('refer to existing knowledge entries that are not about medicines', () => {
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
  ] as const)('in %s, “%s” is not one', (language, text) => expect(complaintOf(text, language)).toBeUndefined())
})
