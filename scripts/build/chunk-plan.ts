/**
 * Which modules of the web client share a chunk, computed from who needs them (docs/decisions/0097). Modules needed by
 * the same pages form a part; parts are then merged where a request saved is worth more than the bytes added to pages
 * that do not need them.
 */

/** A module by its id. `script` and `style` are estimated transfer sizes in B. */
export type Module = { imports: readonly string[]; lazyImports: readonly string[]; script: number; style: number }

/** `isPage`: a lazily imported module is a page. `isApart`: it and what only it needs stay out of the plan. */
export type Roles = { isPage: (id: string) => boolean; isApart: (id: string) => boolean }

/**
 * What merging may cost: a request is worth `request` B before the first paint, and a byte after it `later` of one
 * before.
 */
const WORTH = { request: 333, later: 1 / 300 } as const

/** The most that a page may load before its first paint, in estimated B. */
const MOST = { script: 10_900, style: 5_000 } as const

/** What a chunk adds to its modules, in B: its imports and exports, and what it compresses worse. */
const CHUNK = 150

/** Sets of pages as bits: those that need something for their first paint, and those that need it then or later. */
type Needs = { early: bigint; ever: bigint }

type Size = { script: number; style: number }

type Part = Needs & Size & { ids: string[]; imports: Set<Part> }

function bitsOf(pages: bigint): number[] {
  const found: number[] = []
  for (let bit = 0, rest = pages; rest > 0n; bit++, rest >>= 1n) if (rest & 1n) found.push(bit)
  return found
}

const counts = new Map<bigint, number>()

function count(pages: bigint): number {
  const known = counts.get(pages) ?? bitsOf(pages).length
  counts.set(pages, known)
  return known
}

/** Modules reachable from `ids` by static imports, except `known` ones. */
function reachable(modules: ReadonlyMap<string, Module>, ids: Iterable<string>, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const left = [...ids]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (known.has(id) || found.has(id)) continue
    found.add(id)
    left.push(...(modules.get(id)?.imports ?? []))
  }
  return found
}

/**
 * The pages that need each module beyond `first`; what the first load imports lazily is needed later by all of
 * them.
 */
function needsOf(modules: ReadonlyMap<string, Module>, first: ReadonlySet<string>, { isPage, isApart }: Roles): Map<string, Needs> {
  const lazyOf = (ids: Iterable<string>) => [...ids].flatMap((id) => modules.get(id)?.lazyImports ?? [])
  const pages = [...new Set(lazyOf(first).filter(isPage))].toSorted()
  const needs = new Map<string, Needs>()
  const add = (id: string, early: bigint, ever: bigint) => {
    const known = needs.get(id) ?? { early: 0n, ever: 0n }
    needs.set(id, { early: known.early | early, ever: known.ever | ever })
  }
  const addLater = (from: Iterable<string>, who: bigint) => {
    const seen = new Set([...first, ...from])
    let next = [...from]
    while (next.length > 0) {
      const parts = lazyOf(next).filter((id) => !isPage(id) && !isApart(id))
      next = [...reachable(modules, parts, seen)]
      for (const id of next) {
        seen.add(id)
        add(id, 0n, who)
      }
    }
  }
  for (const [index, page] of pages.entries()) {
    const bit = 1n << BigInt(index)
    const own = reachable(modules, [page], first)
    for (const id of own) add(id, bit, bit)
    addLater(own, bit)
  }
  addLater(first, (1n << BigInt(pages.length)) - 1n)
  return needs
}

/**
 * Modules with the same needs, as parts that import each other. These have no cycle: an import has all needs of
 * its importer.
 */
function partsOf(modules: ReadonlyMap<string, Module>, needs: ReadonlyMap<string, Needs>): Set<Part> {
  const byNeeds = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const [id, { early, ever }] of needs) {
    const key = `${early}/${ever}`
    const part = byNeeds.get(key) ?? { early, ever, ids: [], script: 0, style: 0, imports: new Set() }
    byNeeds.set(key, part)
    partOf.set(id, part)
    part.ids.push(id)
    part.script += modules.get(id)?.script ?? 0
    part.style += modules.get(id)?.style ?? 0
  }
  for (const [id, part] of partOf)
    for (const next of modules.get(id)?.imports ?? []) {
      const imported = partOf.get(next)
      if (imported && imported !== part) part.imports.add(imported)
    }
  return new Set(byNeeds.values())
}

function importsOf(parts: Iterable<Part>): Set<Part> {
  const found = new Set<Part>()
  const left = [...parts].flatMap((part) => [...part.imports])
  for (let part = left.pop(); part; part = left.pop()) {
    if (found.has(part)) continue
    found.add(part)
    left.push(...part.imports)
  }
  return found
}

function costOf({ script, style, early, ever }: Omit<Part, 'ids' | 'imports'>): number {
  const size = script + style
  return count(early) * (WORTH.request + size) + count(ever & ~early) * (WORTH.request + WORTH.later * size)
}

/** More that pages load before their first paint. */
type Addition = readonly [pages: bigint, size: Size]

/** What each page loads before its first paint. */
class Loads {
  readonly #script = new Map<number, number>()
  readonly #style = new Map<number, number>()

  add(pages: bigint, { script, style }: Size): void {
    for (const page of bitsOf(pages)) {
      this.#script.set(page, (this.#script.get(page) ?? 0) + script)
      this.#style.set(page, (this.#style.get(page) ?? 0) + style)
    }
  }

  /** Whether the additions would exceed what a page may load. */
  wouldExceed(additions: readonly Addition[]): boolean {
    const more = new Loads()
    for (const [pages, size] of additions) more.add(pages, size)
    const exceeds = (most: number, known: ReadonlyMap<number, number>, added: ReadonlyMap<number, number>) =>
      [...added].some(([page, size]) => size > 0 && (known.get(page) ?? 0) + size > most)
    return exceeds(MOST.script, this.#script, more.#script) || exceeds(MOST.style, this.#style, more.#style)
  }
}

/** What pages load more when two parts are one chunk. */
function additionsOf(one: Part, other: Part, imported: Iterable<Part>): Addition[] {
  const early = one.early | other.early
  return [
    [early & ~one.early, one],
    [early & ~other.early, other],
    [one.early & other.early, { script: -CHUNK, style: 0 }],
    ...[...imported].map(({ early: known, script, style }): Addition => [early & ~known, { script: script + CHUNK, style }]),
  ]
}

/** By how much a merge changes the cost; infinite if it would make a cycle or a page too heavy. */
function changeOf(one: Part, other: Part, loads: Loads): number {
  const both = {
    early: one.early | other.early,
    ever: one.ever | other.ever,
    script: one.script + other.script,
    style: one.style + other.style,
  }
  let change = costOf(both) - costOf(one) - costOf(other)
  // What they import only makes it dearer.
  if (change >= 0) return change
  const imported = importsOf([one, other])
  const direct = new Set([...one.imports, ...other.imports].filter((part) => part !== one && part !== other))
  const indirect = importsOf(direct)
  if ([one, other].some((part) => indirect.has(part))) return Number.POSITIVE_INFINITY
  imported.delete(one)
  imported.delete(other)
  for (const part of imported) change += costOf({ ...part, early: part.early | both.early, ever: part.ever | both.ever }) - costOf(part)
  return change < 0 && loads.wouldExceed(additionsOf(one, other, imported)) ? Number.POSITIVE_INFINITY : change
}

/** Merges `other` into `one`; all that they import is then needed wherever either of them is. */
function merge(one: Part, other: Part, parts: Set<Part>, loads: Loads): void {
  const imported = importsOf([one, other])
  imported.delete(one)
  imported.delete(other)
  for (const [pages, size] of additionsOf(one, other, imported)) loads.add(pages, size)
  parts.delete(other)
  for (const part of parts) if (part.imports.delete(other)) part.imports.add(one)
  for (const part of other.imports) one.imports.add(part)
  one.imports.delete(one)
  one.imports.delete(other)
  one.ids.push(...other.ids)
  one.early |= other.early
  one.ever |= other.ever
  one.script += other.script
  one.style += other.style
  for (const part of imported) {
    part.early |= one.early
    part.ever |= one.ever
  }
}

/** Merges each part, the smallest first, with the one that saves most, as long as anything is saved. */
function mergeParts(parts: Set<Part>): void {
  const loads = new Loads()
  for (const { early, script, style } of parts) loads.add(early, { script: script + CHUNK, style })
  const sizeOf = ({ script, style }: Part) => script + style
  const left = new Set(parts)
  while (left.size > 0) {
    const part = [...left].reduce((least, one) => (sizeOf(one) < sizeOf(least) ? one : least))
    left.delete(part)
    let best: Part | undefined
    let least = 0
    for (const one of parts) {
      const change = one === part ? 0 : changeOf(one, part, loads)
      if (change < least) [best, least] = [one, change]
    }
    if (!best) continue
    merge(best, part, parts, loads)
    left.add(best)
  }
}

/**
 * The chunk of each module beyond `first`, the modules of the first load. Chunks never import each other in a
 * cycle.
 */
export function chunkPlan(modules: ReadonlyMap<string, Module>, first: ReadonlySet<string>, roles: Roles): Map<string, string> {
  const parts = partsOf(modules, needsOf(modules, first, roles))
  mergeParts(parts)
  return new Map([...parts].flatMap(({ ids }, index) => ids.map((id) => [id, `part-${index}`] as const)))
}

/** Modules that `entry` imports statically, with itself. */
export function firstLoad(modules: ReadonlyMap<string, Module>, entry: string): Set<string> {
  return reachable(modules, [entry], new Set())
}
