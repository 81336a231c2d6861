/**
 * Build step of the web client: inserts translations for t`…` (docs/decisions/0034). English stays in the scripts;
 * each other edition gets a copy of all scripts in a folder whose name depends on its texts.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { toBritish } from '../../src/kit/british.ts'
import { ANY_PAGE } from '../../src/kit/page-files.ts'
import { type Edition, EDITIONS } from '../../src/kit/words.ts'
import { areaOf, type Edit, edited, wordEdits } from '../words/source.ts'
import { isLightPack } from './light-packs.ts'
import { nameOf, type Node, nodesOf, type Span } from './syntax.ts'

/** Placeholder for t`…` with values until translation: a call with area, message and values. */
export const SAY = '__say__'
/**
 * Delimiter of placeholders for t`…` without values: a string that contains area and message, so that bundlers
 * treat it like any text.
 */
const MARK = '@@'
/** Placeholder for the condition of `plural`, with the count. */
export const ONE = '__one__'
const ONE_IN_CODE = "language() === 'fr' ? count < 2 : count === 1"
const MARKED = /@@([\w-]+)\|(.*?)@@/gs

/** Translations of a language by area and message. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>

const LOCALES = 'locales'
/** File names of scripts that the build created; the boot script and the worker do not match. */
const SCRIPT = /^assets\/[\w-]{7}\.js$/

/** All translations of an edition in `root`; empty for American English. */
export function cataloguesOf(root: string, edition: Edition): Catalogues {
  if (edition === 'en') return {}
  const read = (area: string, name: string) =>
    JSON.parse(readFileSync(join(root, LOCALES, area, `${name}.json`), 'utf8')) as Record<string, string>
  const areas = readdirSync(join(root, LOCALES))
  if (edition !== 'gb') return Object.fromEntries(areas.map((area) => [area, read(area, edition)]))
  const british = (area: string) => Object.fromEntries(Object.keys(read(area, 'es')).map((message) => [message, toBritish(message)]))
  return Object.fromEntries(areas.map((area) => [area, british(area)]))
}

/** Folder of an edition's scripts in `assets`, such as `es-1a2b3c4`; '' for American English. */
export function folderOf(root: string, edition: Edition): string {
  if (edition === 'en') return ''
  const digest = createHash('sha256').update(JSON.stringify(cataloguesOf(root, edition)))
  return `${edition}-${digest.digest('hex').slice(0, 7)}`
}

/** Folders of all editions except American English. */
export function foldersOf(root: string): string[] {
  return EDITIONS.map((edition) => folderOf(root, edition)).filter(Boolean)
}

/**
 * Path of a script in a language's folder: `assets/x.js` becomes `assets/es-1a2b3c4/x.js`. Other names are unchanged.
 */
export function inFolder(name: string, folder: string): string {
  return folder && SCRIPT.test(name) ? name.replace('assets/', () => `assets/${folder}/`) : name
}

/** File name of the web app manifest of an edition. */
export function manifestIn(edition: Edition): string {
  return edition === 'en' ? 'manifest.webmanifest' : `manifest-${edition}.webmanifest`
}

/** A page with scripts, manifest and language of a folder. */
export function pageIn(html: string, edition: Edition, folder: string): string {
  return html
    .replace(/(<html [^>]*)lang="en"/, (_whole, before: string) => `${before}lang="${edition === 'gb' ? 'en-GB' : edition}"`)
    .replace(`href="/${manifestIn('en')}"`, `href="/${manifestIn(edition)}"`)
    .replaceAll(/(?<=[" ]\/)assets\/[\w-]+\.js(?=[" ])/g, (name) => inFolder(name, folder))
}

/** A range to translate: `put` returns its code in a language; `say` returns the translated code of a nested range. */
type Place = Span & { put: (catalogues: Catalogues, say: (from: number, to: number) => string, edition: Edition) => string }

function wordsOf(catalogues: Catalogues, area: string, message: string): string {
  return catalogues[area]?.[message] || message
}

/** A string with its placeholders replaced by translations. */
function withoutMarks(text: string, catalogues: Catalogues): string {
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

function callRange({ start, end, arguments: args }: Node): Place {
  const [area, message, ...values] = args as Node[]
  const [areaName, words] = [textOf(area), textOf(message)]
  if (areaName === undefined || words === undefined) throw new Error('Cannot read the message of a translated call')
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

/** Condition for the singular: in French also 0 and 1.5 (CLDR). `isBare` if no parentheses are needed around it. */
function pluralRange({ start, end, arguments: args }: Node, isBare: boolean): Place {
  const [count] = args as Node[]
  if (!count) throw new Error('Cannot read the count of plural()')
  const [open, close] = isBare && count.type === 'Identifier' ? ['', ''] : ['(', ')']
  const put: Place['put'] = (_catalogues, say, edition) => {
    const words = say(count.start, count.end)
    return `${open}${open}${words}${close}${edition === 'fr' ? '<2' : '===1'}${close}`
  }
  return { start, end, put }
}

/** Ranges of a chunk to translate, in order; they may be nested. */
export function placesIn(code: string): Place[] {
  if (![SAY, MARK, ONE].some((mark) => code.includes(mark))) return []
  const places: Place[] = []
  for (const node of nodesOf(parseAst(code))) {
    const { type, start, end, value } = node
    if (type === 'CallExpression' && nameOf(node['callee']) === SAY) places.push(callRange(node))
    else if (type === 'CallExpression' && nameOf(node['callee']) === ONE) places.push(pluralRange(node, code.startsWith('?', end)))
    else if (type === 'Literal' && typeof value === 'string' && value.includes(MARK))
      places.push({ start, end, put: (catalogues) => JSON.stringify(withoutMarks(value, catalogues)) })
    else if (type === 'TemplateElement') {
      const { cooked } = value as { cooked: string }
      if (cooked.includes(MARK)) places.push({ start, end, put: (catalogues) => asTemplate(withoutMarks(cooked, catalogues)) })
    }
  }
  return places.toSorted((one, other) => one.start - other.start)
}

/** The code of a chunk in a language; English without catalogues. */
export function spokenIn(code: string, places: readonly Place[], catalogues: Catalogues, edition: Edition = 'en'): string {
  const say = (from: number, to: number): string => {
    const edits: Edit[] = []
    for (const { start, end, put } of places) {
      const isInner = start - from < (edits.at(-1)?.end ?? 0)
      if (isInner || end > to) continue
      edits.push({ start: start - from, end: end - from, text: put(catalogues, say, edition) })
    }
    return edited(code.slice(from, to), edits)
  }
  return say(0, code.length)
}

/** `words.ts` without its language check: each language has its own condition of `plural`. */
function withoutLanguage(code: string): string {
  if (!code.includes(ONE_IN_CODE)) throw new Error('The condition of plural() does not match what the build expects')
  return code.replace(ONE_IN_CODE, `/* @__PURE__ */ ${ONE}(count)`)
}

/** The Vite plugin. With `isAlone` the calls stay, and are resolved when the code runs. */
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
      // After the HTML pages, and before the worker lists the files.
      order: 'post',
      handler(_options, bundle) {
        if (isAlone) return
        const all = Object.values(bundle).filter((file) => file.type === 'chunk')
        // Packs of the demo contain no interface texts, so all languages share them.
        const chunks = all.filter((chunk) => !isLightPack(chunk))
        const shared = all.filter(isLightPack).map(({ fileName }) => fileName.replace('assets/', './'))
        const places = new Map(chunks.map((chunk) => [chunk, placesIn(chunk.code)]))
        const page = bundle[ANY_PAGE.en]
        for (const edition of EDITIONS) {
          if (edition === 'en') continue
          const folder = folderOf(root, edition)
          const catalogues = cataloguesOf(root, edition)
          for (const chunk of chunks) {
            const spoken = spokenIn(chunk.code, places.get(chunk) ?? [], catalogues, edition)
            const source = shared.reduce((code, name) => code.replaceAll(name, `.${name}`), spoken)
            if (!SCRIPT.test(chunk.fileName)) throw new Error(`${chunk.fileName} has an unexpected file name`)
            this.emitFile({ type: 'asset', fileName: inFolder(chunk.fileName, folder), source })
          }
          if (page?.type === 'asset')
            this.emitFile({ type: 'asset', fileName: ANY_PAGE[edition], source: pageIn(String(page.source), edition, folder) })
        }
        for (const chunk of chunks) chunk.code = spokenIn(chunk.code, places.get(chunk) ?? [], {})
      },
    },
  }
}
