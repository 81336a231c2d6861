/**
 * The words of the product in its languages (decision 0034). Without an argument it says what is missing; `--check` fails for it; an area
 * named beside it (`node scripts/words.ts settings`) looks at that one alone; `--write` adds empty places for new messages and drops old ones.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { LANGUAGES } from '../src/kit/words.ts'
import type { Node } from './build/syntax.ts'
import { settingProblem } from './words/french.ts'
import { areaOf, leftIn, type Message, messagesIn } from './words/source.ts'

const ROOT = join(import.meta.dirname, '..')
const LOCALES = join(ROOT, 'locales')
/** Beside the catalogues of an area: what looks like words and is none, with the reason. */
const LEFT_OUT = 'left-out.json'
/** Written in all three languages, or in the language of whoever reads, by hand: Lara's content and rules, sentences that teach. */
const IN_ALL_LANGUAGES =
  /^src\/(?:features\/lara\/(?:rules|content)|features\/(?:compass|partner|partner-chat|landing|reminders)\/content|app\/web\/pages\/(?:kit\/|KitPage))/
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

const said = new Map<string, Found[]>()
const left = new Map<string, Found[]>()
for (const path of globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).toSorted()) {
  const area = areaOf(path)
  if (!area || TESTS.test(path) || path === 'src/kit/words.ts') continue
  const code = readFileSync(join(ROOT, path), 'utf8')
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const here = (found: Message[]) => found.map((one) => ({ ...one, path }))
  said.set(area, [...(said.get(area) ?? []), ...here(messagesIn(program, code))])
  if (!IN_ALL_LANGUAGES.test(path)) left.set(area, [...(left.get(area) ?? []), ...here(leftIn(program, code))])
}

const problems: string[] = []
const areas = [...said.keys()].filter((area) => only.length === 0 || only.includes(area))

/** The places of a sentence: values `{0}` and parts `<name>`, which every language must have alike. */
function placesOf(message: string): string {
  return (message.match(/\{\d\}|<\/?\w+>/g) ?? []).toSorted().join(' ')
}

for (const area of areas) {
  const messages = [...new Set((said.get(area) ?? []).map(({ message }) => message))].toSorted()
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const known = read(area, `${language}.json`)
    if (argument.includes('--write')) {
      write(area, `${language}.json`, Object.fromEntries(messages.map((message) => [message, known[message] ?? ''])))
    }
    for (const message of messages) {
      const words = known[message]
      if (!words) problems.push(`${area} ${language}: no words for ${JSON.stringify(message)}`)
      else if (placesOf(words) !== placesOf(message)) problems.push(`${area} ${language}: other places than in ${JSON.stringify(message)}`)
      const set = language === 'fr' && words ? settingProblem(words) : undefined
      if (set) problems.push(`${area} fr: ${set}, in the words for ${JSON.stringify(message)}`)
    }
    for (const message of Object.keys(known)) {
      if (!messages.includes(message)) problems.push(`${area} ${language}: nobody says ${JSON.stringify(message)} any more`)
    }
  }
  const reasons = read(area, LEFT_OUT)
  const looked = left.get(area) ?? []
  for (const { path, line, message } of looked) {
    if (!reasons[message]) problems.push(`${path}:${line} is in English alone: ${JSON.stringify(message)}`)
  }
  for (const message of Object.keys(reasons)) {
    if (!looked.some((one) => one.message === message))
      problems.push(`locales/${area}/${LEFT_OUT}: nothing is left out as ${JSON.stringify(message)} any more`)
  }
}

// The server looks a message up by itself, wherever it was said.
for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  const heard = new Map<string, { area: string; words: string }[]>()
  for (const area of existsSync(LOCALES) ? readdirSync(LOCALES) : []) {
    for (const [message, words] of Object.entries(read(area, `${language}.json`)))
      heard.set(message, [...(heard.get(message) ?? []), { area, words }])
  }
  const bySaid = new Set(
    [...said.values()]
      .flat()
      .filter(({ path }) => !path.includes('/web/'))
      .map(({ message }) => message),
  )
  for (const [message, all] of heard) {
    if (bySaid.has(message) && new Set(all.map(({ words }) => words)).size > 1)
      problems.push(
        `${language}: the server may say ${JSON.stringify(message)} in different words: ${all.map(({ area, words }) => `${area} ${JSON.stringify(words)}`).join(', ')}`,
      )
  }
}

for (const problem of problems) console.log(problem)
const count = areas.reduce((sum, area) => sum + new Set((said.get(area) ?? []).map(({ message }) => message)).size, 0)
console.log(`words: ${areas.length} areas, ${count} messages, ${problems.length} problems`)
if (isCheck && problems.length > 0) process.exitCode = 1
