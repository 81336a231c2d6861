/**
 * Checks the translations (docs/decisions/0034). Without an argument it lists what is missing; `--check` fails if
 * anything is, or if the server renders a text while its modules load; an area (`node scripts/words.ts settings`)
 * limits it; `--write` adds empty entries for new messages and removes unused ones.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { LANGUAGES } from '../src/kit/words.ts'
import type { Node } from './build/syntax.ts'
import { settingProblem } from './words/french.ts'
import { renderedBy } from './words/on-load.ts'
import { areaOf, untranslatedIn, type Message, messagesIn } from './words/source.ts'

const ROOT = join(import.meta.dirname, '..')
const LOCALES = join(ROOT, 'locales')
/** Names that are equal in every language. */
const NAMES = new Set(['Emberwell', 'EmberTides', 'Lara', 'Compass', 'Soft Log', 'Deep Log'])
/** Names of regions, which only pages show. */
const REGION_NAMES = 'src/features/safety/rules/help-lines.ts'
/** English texts call the partner "your partner", "they" or by name (docs/design.md); no text needs one of these. */
const GENDERED = /\b(?:he|him|his|himself)\b/i
const TESTS = /\.test\.tsx?$|\/test\//

type Catalogue = Record<string, string>
type Found = Message & { path: string }

const argument = process.argv.slice(2)
const isCheck = argument.includes('--check')
const only = argument.filter((one) => !one.startsWith('--'))

function read(area: string, name: string): Catalogue {
  const file = join(LOCALES, area, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {}
}

function write(area: string, name: string, catalogue: Catalogue): void {
  const file = join(LOCALES, area, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(catalogue, undefined, 2)}\n`)
}

const messagesByArea = new Map<string, Found[]>()
const untranslated = new Map<string, Found[]>()
for (const path of globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).toSorted()) {
  const area = areaOf(path)
  if (!area || TESTS.test(path) || path === 'src/kit/words.ts') continue
  const code = readFileSync(join(ROOT, path), 'utf8')
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const here = (found: Message[]) => found.map((one) => ({ ...one, path }))
  messagesByArea.set(area, [...(messagesByArea.get(area) ?? []), ...here(messagesIn(program, code))])
  untranslated.set(area, [...(untranslated.get(area) ?? []), ...here(untranslatedIn(program, code))])
}

const problems: string[] = []
const areas = [...messagesByArea.keys()].filter((area) => only.length === 0 || only.includes(area))

/** Placeholders `{0}` and parts `<name>` of a message, which must be equal in all languages. */
function placesOf(message: string): string {
  return (message.match(/\{\d\}|<\/?\w+>/g) ?? []).toSorted().join(' ')
}

for (const area of areas) {
  const messages = [...new Set((messagesByArea.get(area) ?? []).map(({ message }) => message))].toSorted()
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const known = read(area, `${language}.json`)
    if (argument.includes('--write')) {
      write(area, `${language}.json`, Object.fromEntries(messages.map((message) => [message, known[message] ?? ''])))
    }
    for (const message of messages) {
      const words = known[message]
      if (!words) problems.push(`${area} ${language}: missing translation of ${JSON.stringify(message)}`)
      else if (placesOf(words) !== placesOf(message))
        problems.push(`${area} ${language}: placeholders differ in the translation of ${JSON.stringify(message)}`)
      const typography = language === 'fr' && words ? settingProblem(words) : undefined
      if (typography) problems.push(`${area} fr: ${typography} in the translation of ${JSON.stringify(message)}`)
    }
    for (const message of Object.keys(known)) {
      if (!messages.includes(message)) problems.push(`${area} ${language}: unused message ${JSON.stringify(message)}`)
    }
  }
  for (const message of messages) {
    if (GENDERED.test(message)) problems.push(`${area}: says “he” of a partner: ${JSON.stringify(message)}`)
  }
  for (const { path, line, message } of untranslated.get(area) ?? []) {
    if (!NAMES.has(message)) problems.push(`${path}:${line} is not translated: ${JSON.stringify(message)}`)
  }
}

// The server looks messages up without the area.
for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  const translations = new Map<string, { area: string; words: string }[]>()
  for (const area of existsSync(LOCALES) ? readdirSync(LOCALES) : []) {
    for (const [message, words] of Object.entries(read(area, `${language}.json`)))
      translations.set(message, [...(translations.get(message) ?? []), { area, words }])
  }
  const serverMessages = new Set(
    [...messagesByArea.values()]
      .flat()
      .filter(({ path }) => !path.includes('/web/'))
      .map(({ message }) => message),
  )
  for (const [message, all] of translations) {
    if (serverMessages.has(message) && new Set(all.map(({ words }) => words)).size > 1)
      problems.push(
        `${language}: the server needs one translation of ${JSON.stringify(message)}, but there are several: ${all.map(({ area, words }) => `${area} ${JSON.stringify(words)}`).join(', ')}`,
      )
  }
}

if (isCheck) {
  for (const { where, message } of await renderedBy(() => import('../src/app/server/app.ts')))
    if (!where.startsWith(REGION_NAMES))
      problems.push(`${where} is rendered while the server loads, write a Message instead: ${JSON.stringify(message)}`)
}

for (const problem of problems) console.log(problem)
const count = areas.reduce((sum, area) => sum + new Set((messagesByArea.get(area) ?? []).map(({ message }) => message)).size, 0)
console.log(`words: ${areas.length} areas, ${count} messages, ${problems.length} problems`)
if (isCheck && problems.length > 0) process.exitCode = 1
