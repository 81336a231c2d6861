import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import type { Node } from '../scripts/build/syntax.ts'
import { inFolder, ONE, pageIn, placesIn, SAY, spokenIn } from '../scripts/build/words.ts'
import { settingProblem } from '../scripts/words/french.ts'
import { renderedBy } from '../scripts/words/on-load.ts'
import { areaOf, edited, untranslatedIn, messagesIn, wordEdits } from '../scripts/words/source.ts'
import { type Message, plural, t } from '../src/kit/words.ts'

function read(code: string): Node {
  return parseAst(code, { lang: 'tsx' }) as unknown as Node
}

describe('messages of a module', () => {
  test('belong to its feature, or to app or kit', () => {
    expect(areaOf('src/features/logs/web/Page.tsx')).toBe('logs')
    expect(areaOf('/anywhere/src/kit/errors.ts')).toBe('kit')
    expect(areaOf('src\\app\\web\\Shell.tsx')).toBe('app')
  })

  test('are extracted with placeholders', () => {
    const code = 'const a = t`Save`\nconst b = t`Hello ${name}, ${count + 1} new`'
    expect(messagesIn(read(code), code)).toEqual([
      { message: 'Save', line: 1 },
      { message: 'Hello {0}, {1} new', line: 2 },
    ])
  })

  test('are reported where text is shown untranslated', () => {
    const code = `
      const a = <p title="Close it" className="Two words" data-name="More words">Still here {t\`said\`}</p>
      const b = <Field label={isNew ? 'New entry' : \`Entry of \${day}\`} hint={t\`Optional\`} />
      const c = { label: 'Your day', kind: 'hot flash' }
      const d = { en: { title: 'Your link' }, es: { title: 'Tu enlace' } }
      const e = z.string({ error: () => 'Please give text' }), f = (error) => log({ error: 'unknown' })
      const g = isOpen === 'half open' ? <>{isNew && 'A new entry'}</> : format('hot flash', \`quick log\`)
      throw new AppError('not_found', 'This entry is gone')`
    expect(untranslatedIn(read(code), code).map(({ message }) => message)).toEqual([
      'Close it',
      'Still here',
      'New entry',
      'Entry of',
      'Your day',
      'Please give text',
      'A new entry',
      'This entry is gone',
    ])
  })
})

test('a text rendered while modules load is found, and a message is not', async () => {
  const GREETING: Message = () => t`Good morning`
  const found = await renderedBy(async () => [t`Good night`, plural(2, 'one', 'many'), GREETING])
  expect(found.map(({ message }) => message)).toEqual(['Good night', 'the current language'])
  expect(found[0]?.where).toMatch(/^test\/words\.test\.ts:\d+$/)
  expect([GREETING(), t`Good night`]).toEqual(['Good morning', 'Good night'])
})

describe('messages of a chunk', () => {
  const spanish = { logs: { Save: 'Guardar "ya"', '{0} of {1}': 'de {1}, {0}', 'Hello {0}': 'Hola {0}', Night: 'Noche' } }
  const marked = (code: string) =>
    edited(
      code,
      wordEdits(read(code), 'logs', SAY, (message) => JSON.stringify(`@@logs|${message}@@`)),
    )

  test("are translated, with placeholders in the translation's order", () => {
    const code = marked('export const a = t`Save`; export const b = (x, y) => t`${x} of ${y}`')
    expect(spokenIn(code, placesIn(code), {})).toBe('export const a = "Save"; export const b = (x, y) => /* @__PURE__ */ `${x} of ${y}`')
    expect(spokenIn(code, placesIn(code), spanish)).toBe(
      'export const a = "Guardar \\"ya\\""; export const b = (x, y) => /* @__PURE__ */ `de ${y}, ${x}`',
    )
  })

  test('can be nested', () => {
    const code = marked('const a = t`Hello ${isLate ? t`Night` : t`Save`}`')
    expect(spokenIn(code, placesIn(code), spanish)).toBe('const a = /* @__PURE__ */ `Hola ${isLate ? "Noche" : "Guardar \\"ya\\""}`')
  })

  test('are found where texts were concatenated', () => {
    const code = 'const a = `<@@logs|Night@@ ${b}>`'
    expect(spokenIn(code, placesIn(code), { logs: { Night: '`\u0024{evil}`' } })).toBe('const a = `<\\`\\${evil}\\` ${b}>`')
  })

  test('stay English without a translation', () => {
    const code = marked('const a = t`Nothing like it`')
    expect(spokenIn(code, placesIn(code), spanish)).toBe('const a = "Nothing like it"')
  })
})

describe('singular', () => {
  test.each([
    [`${ONE}(n)?a:b`, 'n===1?a:b', 'n<2?a:b'],
    [`!${ONE}(n)&&a`, '!((n)===1)&&a', '!((n)<2)&&a'],
    [`${ONE}(n??0)?a:b`, '((n??0)===1)?a:b', '((n??0)<2)?a:b'],
  ])('%s is selected by the rules of each language', (code, other, french) => {
    const places = placesIn(code)
    expect([spokenIn(code, places, {}), spokenIn(code, places, {}, 'es'), spokenIn(code, places, {}, 'fr')]).toEqual([other, other, french])
  })
})

test.each([
  ['L’heure\u202f: «\u202foui\u202f», 40\u202f%\u202f! (Content-Type: text/plain)', undefined],
  ["L'heure", 'a straight apostrophe'],
  ['Oui ?', 'U+202F'],
  ['Oui\u00a0: non', 'U+202F'],
  ['Oui!', 'U+202F'],
  ['« oui\u202f»', 'U+202F'],
])('French typography is checked: %s', (words, problem) => {
  if (problem) expect(settingProblem(words)).toContain(problem)
  else expect(settingProblem(words)).toBeUndefined()
})

test('a page requests the scripts of its language only', () => {
  const html =
    '<html data-scripts="/assets/Brwa4ry.js /assets/C_uOn-_.js" lang="en"><script src="/assets/boot-abcdefgh.js"></script><link href="/assets/Brwa4ry.js">'
  expect(pageIn(html, 'es', 'es-1a2b3c4')).toBe(
    '<html data-scripts="/assets/es-1a2b3c4/Brwa4ry.js /assets/es-1a2b3c4/C_uOn-_.js" lang="es"><script src="/assets/boot-abcdefgh.js"></script><link href="/assets/es-1a2b3c4/Brwa4ry.js">',
  )
  expect(inFolder('assets/a.css', 'es-1a2b3c4')).toBe('assets/a.css')
  expect(pageIn(html, 'en', '')).toBe(html)
})
