import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { inLanguage, speakLanguages } from '../../../kit/server/languages.ts'
import { LANGUAGES } from '../../../kit/words.ts'
import { dayQuestions } from './day-questions.ts'
import { journalPrompt } from './journal-prompts.ts'

beforeAll(() => speakLanguages(fastify()))

const TODAY_WORDS = {
  en: /\b(today|tonight|last night|this week|right now)\b/i,
  es: /\b(hoy|anoche|esta noche|esta semana|ahora)\b/i,
  fr: /aujourd|cette nuit|nuit dernière|hier soir|cette semaine(?!-là)|maintenant/i,
}

test.each(LANGUAGES)('no question about another day says "today" or "last night" (%s)', (language) =>
  inLanguage(language, () => {
    const [now, past] = [dayQuestions(true), dayQuestions(false)]
    const prompts = Array.from({ length: 7 }, (_, count) => journalPrompt(addDays('2026-11-16', count), false))
    for (const words of [...Object.values(past), ...prompts]) expect(words).not.toMatch(TODAY_WORDS[language])
    for (const words of Object.values(now)) expect(Object.values(past)).not.toContain(words)
    expect(Object.values(now).filter((words) => TODAY_WORDS[language].test(words)).length).toBeGreaterThan(4)
  }),
)
