import { expect, test } from 'vitest'
import { withHolidays } from './holidays.ts'

test.each([
  ['how was I on christmas day?', 'how was I on 2025-12-25?'],
  ['how was I over the halloween weekend', 'how was I over from 2026-10-30 to 2026-11-01'],
  ['was thanksgiving as bad as I think', 'was 2026-11-26 as bad as I think'],
  ['and the day after Easter Sunday', 'and the day after 2026-04-05'],
  ['how did I sleep on the eve of my birthday', 'how did I sleep on the eve of my birthday'],
])('"%s" is dated', (message, dated) => expect(withHolidays(message, 'en', '2026-11-29')).toBe(dated))

test.each([
  ['es', '¿cómo dormí en nochevieja?', '¿cómo dormí en 2025-12-31?'],
  ['es', 'qué tal el domingo de pascua', 'qué tal el 2026-04-05'],
  ['fr', 'et à la Toussaint ?', 'et à 2026-11-01 ?'],
  ['fr', 'le réveillon de Noël, j’ai dormi combien', '2025-12-24, j’ai dormi combien'],
] as const)('in %s', (language, message, dated) => expect(withHolidays(message, language, '2026-11-29')).toBe(dated))
