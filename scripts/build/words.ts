/**
 * Build step of the web client: puts the words of a language where a module says t`…` (decision 0034). The English stand in the scripts as
 * they were made; each other language gets its own copy of all scripts, in a folder whose name changes with its words.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { ANY_PAGE } from '../../src/kit/page-files.ts'
import { LANGUAGES, type Language } from '../../src/kit/words.ts'
import { areaOf, type Edit, edited, wordEdits } from '../words/source.ts'
import { isLightPack } from './light-packs.ts'
import { nameOf, type Node, nodesOf, type Span } from './syntax.ts'

/** What stands for t`…` with values in it until the words are put in: a call with the area, the message and its values. */
export const SAY = '__say__'
/** What stands for one without: a text with marks around the area and the message, so that it is moved and dropped as any text is. */
const MARK = '@@'
/** What stands for the test of `plural`, with the count, until the language is known. */
export const ONE = '__one__'
const ONE_IN_CODE = "language() === 'fr' ? count < 2 : count === 1"
const MARKED = /@@([\w-]+)\|(.*?)@@/gs

/** The words of a language by area and message. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>

const LOCALES = 'locales'
/** A script that the build made, by its name: those of the first look and the worker are others. */
const SCRIPT = /^assets\/[\w-]{7}\.js$/

/** All words of a language as they stand below `root` now; none for English. */
export function cataloguesOf(root: string, language: Language): Catalogues {
  if (language === 'en') return {}
  const areas = readdirSync(join(root, LOCALES))
  return Object.fromEntries(
    areas.map((area) => [area, JSON.parse(readFileSync(join(root, LOCALES, area, `${language}.json`), 'utf8')) as Record<string, string>]),
  )
}

/** The folder of a language's scripts below `assets`, such as `es-1a2b3c4`; empty for English. */
export function folderOf(root: string, language: Language): string {
  if (language === 'en') return ''
  const digest = createHash('sha256').update(JSON.stringify(cataloguesOf(root, language)))
  return `${language}-${digest.digest('hex').slice(0, 7)}`
}

/** The folders of all languages but English. */
export function foldersOf(root: string): string[] {
  return LANGUAGES.map((language) => folderOf(root, language)).filter(Boolean)
}

/** The address of a script in a language: `assets/x.js` is `assets/es-1a2b3c4/x.js`. What is no such script keeps its name. */
export function inFolder(name: string, folder: string): string {
  return folder && SCRIPT.test(name) ? name.replace('assets/', () => `assets/${folder}/`) : name
}

/** The manifest of the installed app in a language. */
export function manifestIn(language: Language): string {
  return language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`
}

/** A page with its scripts, its manifest and its language changed to those of a folder. */
export function pageIn(html: string, language: Language, folder: string): string {
  return html
    .replace(/(<html [^>]*)lang="en"/, (_whole, before: string) => `${before}lang="${language}"`)
    .replace(`href="/${manifestIn('en')}"`, `href="/${manifestIn(language)}"`)
    .replaceAll(/(?<=[" ]\/)assets\/[\w-]+\.js(?=[" ])/g, (name) => inFolder(name, folder))
}

/** A place in the code where words go: what stands there in the words of a language, given how the code between two places reads in it. */
type Place = Span & { put: (catalogues: Catalogues, say: (from: number, to: number) => string, language: Language) => string }

function wordsOf(catalogues: Catalogues, area: string, message: string): string {
  return catalogues[area]?.[message] || message
}

/** A text of the code with the words put in for its marks. */
function unmarked(text: string, catalogues: Catalogues): string {
  return text.replaceAll(MARKED, (_whole, area: string, message: string) => wordsOf(catalogues, area, message))
}

function asTemplate(words: string): string {
  return words.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n')
}

function textOf(node: unknown): string | undefined {
  const { type, value, quasis } = node as { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined
}

function callPlace({ start, end, arguments: given }: Node): Place {
  const [area, message, ...values] = given as Node[]
  const [areaName, words] = [textOf(area), textOf(message)]
  if (areaName === undefined || words === undefined) throw new Error('The words of a call cannot be read')
  return {
    start,
    end,
    put: (catalogues, say) =>
      `\`${asTemplate(wordsOf(catalogues, areaName, words)).replaceAll(/\{(\d)\}/g, (_whole, place: string) => {
        const value = values[Number(place)]
        return value ? `\${${say(value.start, value.end)}}` : ''
      })}\``,
  }
}

/** Whether a count takes the singular: in French none and one and a half do (CLDR). `isBare` where nothing around it or in it binds tighter. */
function onePlace({ start, end, arguments: given }: Node, isBare: boolean): Place {
  const [count] = given as Node[]
  if (!count) throw new Error('The count of a plural cannot be read')
  const [open, close] = isBare && count.type === 'Identifier' ? ['', ''] : ['(', ')']
  const put: Place['put'] = (_catalogues, say, language) => {
    const words = say(count.start, count.end)
    return `${open}${open}${words}${close}${language === 'fr' ? '<2' : '===1'}${close}`
  }
  return { start, end, put }
}

/** Where words go in the code of a chunk, in their order; a place may lie inside another. */
export function placesIn(code: string): Place[] {
  if (![SAY, MARK, ONE].some((mark) => code.includes(mark))) return []
  const places: Place[] = []
  for (const node of nodesOf(parseAst(code))) {
    const { type, start, end, value } = node
    if (type === 'CallExpression' && nameOf(node['callee']) === SAY) places.push(callPlace(node))
    else if (type === 'CallExpression' && nameOf(node['callee']) === ONE) places.push(onePlace(node, code.startsWith('?', end)))
    else if (type === 'Literal' && typeof value === 'string' && value.includes(MARK))
      places.push({ start, end, put: (catalogues) => JSON.stringify(unmarked(value, catalogues)) })
    else if (type === 'TemplateElement') {
      const { cooked } = value as { cooked: string }
      if (cooked.includes(MARK)) places.push({ start, end, put: (catalogues) => asTemplate(unmarked(cooked, catalogues)) })
    }
  }
  return places.toSorted((one, other) => one.start - other.start)
}

/** The code of a chunk with the words of a language in it; without catalogues they are the English ones. */
export function spokenIn(code: string, places: readonly Place[], catalogues: Catalogues, language: Language = 'en'): string {
  const say = (from: number, to: number): string => {
    const edits: Edit[] = []
    for (const { start, end, put } of places) {
      const isInner = start - from < (edits.at(-1)?.end ?? 0)
      if (isInner || end > to) continue
      edits.push({ start: start - from, end: end - from, text: put(catalogues, say, language) })
    }
    return edited(code.slice(from, to), edits)
  }
  return say(0, code.length)
}

/** `words.ts` without the question which language it is: each gets its own test of `plural`. */
function withoutLanguage(code: string): string {
  if (!code.includes(ONE_IN_CODE)) throw new Error('The test of plural() reads otherwise than the build knows it')
  return code.replace(ONE_IN_CODE, `/* @__PURE__ */ ${ONE}(count)`)
}

/** The plugin. Where `isAlone`, the calls stay: who runs the code says what they answer. */
export function spokenWords({ isAlone = false } = {}): Plugin {
  let root = ''
  return {
    name: 'emberwell:words',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 't`' },
      handler(code, id) {
        const area = areaOf(id)
        if (area === undefined) return undefined
        if (id.endsWith('/src/kit/words.ts')) return isAlone ? undefined : { code: withoutLanguage(code), map: null }
        const program = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
        return {
          code: edited(
            code,
            wordEdits(program, area, SAY, isAlone ? undefined : (message) => JSON.stringify(`${MARK}${area}|${message}${MARK}`)),
          ),
          map: null,
        }
      },
    },
    generateBundle: {
      // When the page itself stands, and before the worker lists what there is.
      order: 'post',
      handler(_options, bundle) {
        if (isAlone) return
        const all = Object.values(bundle).filter((file) => file.type === 'chunk')
        // The packs of the demo say nothing: the folders share them.
        const chunks = all.filter((chunk) => !isLightPack(chunk))
        const shared = all.filter(isLightPack).map(({ fileName }) => fileName.replace('assets/', './'))
        const places = new Map(chunks.map((chunk) => [chunk, placesIn(chunk.code)]))
        const page = bundle[ANY_PAGE.en]
        for (const language of LANGUAGES) {
          if (language === 'en') continue
          const folder = folderOf(root, language)
          const catalogues = cataloguesOf(root, language)
          for (const chunk of chunks) {
            const spoken = spokenIn(chunk.code, places.get(chunk) ?? [], catalogues, language)
            const source = shared.reduce((code, name) => code.replaceAll(name, `.${name}`), spoken)
            if (!SCRIPT.test(chunk.fileName)) throw new Error(`${chunk.fileName} is named as no script of the build is`)
            this.emitFile({ type: 'asset', fileName: inFolder(chunk.fileName, folder), source })
          }
          if (page?.type === 'asset')
            this.emitFile({ type: 'asset', fileName: ANY_PAGE[language], source: pageIn(String(page.source), language, folder) })
        }
        for (const chunk of chunks) chunk.code = spokenIn(chunk.code, places.get(chunk) ?? [], {})
      },
    },
  }
}
