/**
 * Manual chunk groups, because by default the build creates a chunk for every set of pages that shares a module.
 */
import { statSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { chunkPlan, firstLoad, type Module } from './chunk-plan.ts'

/**
 * Large, fetched only for a purpose, or a part without which its page still works: not with the other parts of a
 * page.
 */
const APART =
  /\/(?:offline-answer-text|offline-safety|offline-unread|rules\/demo|DemoConversation|send-forms|scene\/scene|common-passwords|pages\/home\/LookingBack)\.tsx?$|light-pack|\/@simplewebauthn\/|\/features\/exchange\/(?!web\/BringSection)/

/** The chunk of each module as JSON, for stories. */
const MODULE_LIST = '.vite/modules.json'

const PAGE = /Page\.tsx$/

/** Schemas, whose dependencies are needed by the first load. */
const SHAPES = /\/node_modules\/zod\/|\/src\/kit\/schemas\.ts$/

/** Modules in chunks of their own: logging out works without a page's files, and a page without theirs. */
const ALONE = /\/(signed-in|log-out)\.ts$/

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
/**
 * How often a module is larger than it is in brotli; of contracts the schemas are dropped (`slim-contracts.ts`).
 */
const RATIO = { script: 5.5, contract: 15, style: 4 } as const

function scriptSize(id: string, code: string): number {
  return code.replaceAll(COMMENT, '').length / (id.endsWith('/contract.ts') ? RATIO.contract : RATIO.script)
}

/** The chunk of a module that the first load imports from a library and does not use. */
function libraryOf(id: string): string {
  if (/mutation/i.test(id)) return 'mutations'
  return /infinite|queries/i.test(id) ? 'query-lists' : 'libraries'
}

/** The module graph of a build. */
function modulesOf(context: Rolldown.PluginContext): Map<string, Module> {
  return new Map(
    [...context.getModuleIds()].flatMap((id) => {
      const info = context.getModuleInfo(id)
      if (!info) return []
      const style = id.endsWith('.css') ? statSync(id).size / RATIO.style : 0
      const script = style > 0 ? 0 : scriptSize(id, info.code ?? '')
      return [[id, { imports: info.importedIds, lazyImports: info.dynamicallyImportedIds, script, style }]]
    }),
  )
}

/**
 * Chunk groups for Rolldown, and the plugin that computes them once the modules are known. The first load stays in one
 * chunk and one style sheet, because many small files compress worse.
 */
export function plannedChunks(): { groups: Rolldown.CodeSplittingGroup[]; planChunks: () => Plugin } {
  let chunks = new Map<string, string>()
  let root = ''
  const planChunks = (): Plugin => ({
    name: 'emberwell:plan-chunks',
    configResolved(config) {
      root = config.root
    },
    buildEnd() {
      const modules = modulesOf(this)
      const entry = [...modules.keys()].find((id) => this.getModuleInfo(id)?.isEntry)
      if (entry === undefined) return
      const first = firstLoad(modules, entry)
      chunks = chunkPlan(modules, first, { isPage: (id) => PAGE.test(id), isApart: (id) => APART.test(id) })
      for (const id of first) chunks.set(id, libraryOf(id))
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.map((id) => [id.replace(`${root}/`, ''), file.fileName]) : [],
      )
      this.emitFile({ type: 'asset', fileName: MODULE_LIST, source: JSON.stringify(Object.fromEntries(files)) })
    },
  })
  return {
    planChunks,
    groups: [
      { name: 'shapes', test: SHAPES, priority: 2, includeDependenciesRecursively: false },
      { name: 'first', tags: ['$initial'], priority: 1 },
      { name: (id) => ALONE.exec(id)?.[1] ?? null, priority: 1, includeDependenciesRecursively: false },
      { name: (id) => chunks.get(id) ?? null, priority: 0, includeDependenciesRecursively: false },
    ],
  }
}

/**
 * The first import cycle between chunks, by name; undefined if there is none. In a cycle a chunk would run before
 * its dependency.
 */
export function chunkCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const search = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of imports.get(name) ?? []) {
      const circle = search(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const circle = search(name, [])
    if (circle) return circle
  }
  return undefined
}

/** Plugin that fails the build if chunks import each other in a cycle. */
export function noChunkCircles(): Plugin {
  return {
    name: 'emberwell:no-chunk-circles',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = chunkCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      const names = circle?.map((fileName) => chunks.find((chunk) => chunk.fileName === fileName)?.name ?? fileName)
      if (names) throw new Error(`Chunks import each other in a cycle: ${names.join(' → ')}`)
    },
  }
}
