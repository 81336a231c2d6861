import { isTest, toPlace } from './place.ts'
import type { House, Problem } from './house.ts'

/** Rooms whose handlers answer to the partner. */
const PARTNER_ROOMS = ['compass', 'partner-chat']

/** Rooms whose store holds nothing of hers. Every other room is hers, so that a new one is guarded before anybody lists it. */
const NOBODYS_ROOMS = ['account', 'auth', 'landing']

type Graph = Map<string, Set<string>>

/** No circle between files, none between rooms; type-only and dynamic imports count. Tests make no room edge. */
export function circleProblems(house: House): Problem[] {
  const files: Graph = new Map()
  const rooms: Graph = new Map()
  const firstEdge = new Map<string, { path: string; line: number }>()
  for (const { path, imports } of house.sources.values()) {
    for (const { target, line } of imports) {
      if (target === undefined || !house.sources.has(target)) continue
      addEdge(files, path, target)
      const [from, to] = [toPlace(path)?.room, toPlace(target)?.room]
      firstEdge.set(`${path} ${target}`, { path, line })
      if (!from || !to || from === to || isTest(path)) continue
      addEdge(rooms, from, to)
      if (!firstEdge.has(`${from} ${to}`)) firstEdge.set(`${from} ${to}`, { path, line })
    }
  }
  const report = (law: 'file-circle' | 'room-circle', graph: Graph, advice: string): Problem[] =>
    findCircles(graph).map((circle) => {
      const edges = circle.map((one, index) => firstEdge.get(`${one} ${circle[(index + 1) % circle.length]}`))
      const where = edges[0] ?? { path: circle[0] ?? '', line: 1 }
      const steps = law === 'room-circle' ? ` (${edges.map((edge) => `${edge?.path}:${edge?.line}`).join(', ')})` : ''
      return { ...where, law, words: `${[...circle, circle[0]].join(' → ')}${steps}; ${advice}` }
    })
  return [
    ...report('file-circle', files, 'move what both need into a third file'),
    ...report('room-circle', rooms, 'let one room give the other what it needs, or wire both in app'),
  ]
}

function addEdge(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to))
}

/** One shortest circle for each group of nodes that reach each other, as its nodes in order. */
function findCircles(graph: Graph): string[][] {
  const circles: string[][] = []
  const told = new Set<string>()
  for (const start of [...graph.keys()].toSorted()) {
    if (told.has(start)) continue
    const circle = pathFrom(graph, start, (node) => node === start)
    if (!circle) continue
    circle.pop()
    circles.push(circle)
    for (const node of circle) told.add(node)
  }
  return circles
}

/** The shortest walk of one step or more from `start` to a node that `ends`, both included; `undefined` when there is none. */
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

/** A partner room reaches no store of hers, neither itself nor through anything it imports. */
export function partnerProblems(house: House): Problem[] {
  const graph: Graph = new Map()
  for (const { path, imports } of house.sources.values()) {
    if (isTest(path)) continue
    for (const { target } of imports) if (target !== undefined && house.sources.has(target)) addEdge(graph, path, target)
  }
  return [...house.sources.values()].flatMap(({ path, imports }) => {
    if (isTest(path) || !PARTNER_ROOMS.includes(toPlace(path)?.room ?? '')) return []
    return imports.flatMap(({ target, line }): Problem[] => {
      if (target === undefined || toPlace(target)?.room === toPlace(path)?.room) return []
      const walk = isHers(target) ? [target] : pathFrom(graph, target, isHers)
      if (!walk) return []
      const words = `${walk.join(' → ')} reaches a store of hers; a partner room has no way to her data, read the couple vault instead`
      return [{ path, line, law: 'partner', words }]
    })
  })
}

function isHers(path: string): boolean {
  const place = toPlace(path)
  if (place?.floor !== 'features' || place.wing !== 'server' || !place.room) return false
  return !PARTNER_ROOMS.includes(place.room) && !NOBODYS_ROOMS.includes(place.room)
}
