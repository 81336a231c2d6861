import { isQueries, isTest, NEUTRAL_FEATURES, PARTNER_FEATURES, toPlace } from './place.ts'
import type { Codebase, Problem } from './codebase.ts'

type Graph = Map<string, Set<string>>

/**
 * No cycle between features; type-only and dynamic imports count, those of tests do not. oxlint refuses cycles between
 * files.
 */
export function cycleProblems(codebase: Codebase): Problem[] {
  const features: Graph = new Map()
  const firstEdge = new Map<string, { path: string; line: number }>()
  for (const { path, imports } of codebase.sources.values()) {
    for (const { target, line } of imports) {
      if (target === undefined || !codebase.sources.has(target) || isTest(path)) continue
      const [from, to] = [toPlace(path)?.feature, toPlace(target)?.feature]
      if (!from || !to || from === to) continue
      addEdge(features, from, to)
      if (!firstEdge.has(`${from} ${to}`)) firstEdge.set(`${from} ${to}`, { path, line })
    }
  }
  return findCycles(features).map((circle): Problem => {
    const edges = circle.map((one, index) => firstEdge.get(`${one} ${circle[(index + 1) % circle.length]}`))
    const where = edges[0] ?? { path: circle[0] ?? '', line: 1 }
    const steps = edges.map((edge) => `${edge?.path}:${edge?.line}`).join(', ')
    const words = `${[...circle, circle[0]].join(' → ')} (${steps}); let one feature give the other what it needs, or wire both in app`
    return { ...where, rule: 'feature-cycle', words }
  })
}

function addEdge(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to))
}

/** One shortest cycle per strongly connected group, as its nodes in order. */
function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = []
  const reported = new Set<string>()
  for (const start of [...graph.keys()].toSorted()) {
    if (reported.has(start)) continue
    const cycle = pathFrom(graph, start, (node) => node === start)
    if (!cycle) continue
    cycle.pop()
    cycles.push(cycle)
    for (const node of cycle) reported.add(node)
  }
  return cycles
}

/**
 * The shortest path of one step or more from `start` to a node for which `ends` is true, both included; `undefined` if
 * there is none.
 */
function pathFrom(graph: Graph, start: string, ends: (node: string) => boolean): string[] | undefined {
  const reached = new Set<string>()
  const walks = [[start]]
  for (let walk = walks.shift(); walk; walk = walks.shift()) {
    for (const next of graph.get(walk.at(-1) ?? '') ?? []) {
      if (ends(next)) return [...walk, next]
      if (reached.has(next)) continue
      reached.add(next)
      walks.push([...walk, next])
    }
  }
  return undefined
}

/**
 * The partner's side reaches no server code and no queries of a feature of hers, neither itself nor through anything it
 * imports.
 */
export function partnerProblems(codebase: Codebase): Problem[] {
  const graph: Graph = new Map()
  for (const { path, imports } of codebase.sources.values()) {
    if (isTest(path)) continue
    for (const { target } of imports) if (target !== undefined && codebase.sources.has(target)) addEdge(graph, path, target)
  }
  return [...codebase.sources.values()].flatMap(({ path, imports }) => {
    if (isTest(path) || !PARTNER_FEATURES.includes(toPlace(path)?.feature ?? '')) return []
    return imports.flatMap(({ target, line }): Problem[] => {
      if (target === undefined || toPlace(target)?.feature === toPlace(path)?.feature) return []
      const walk = isHerStore(target) ? [target] : pathFrom(graph, target, isHerStore)
      if (!walk) return []
      const words = `${walk.join(' → ')} belongs to a feature of hers, which the partner's side may not reach; read the couple vault instead`
      return [{ path, line, rule: 'partner', words }]
    })
  })
}

function isHerStore(path: string): boolean {
  const place = toPlace(path)
  if (place?.layer !== 'features' || !place.feature || (place.side !== 'server' && !isQueries(path))) return false
  return !PARTNER_FEATURES.includes(place.feature) && !NEUTRAL_FEATURES.includes(place.feature)
}
