/** Where a file of src stands. `wing` is `shared` for what lies at the door of the kit, and `none` for what stands in no wing. */
export type Place = {
  floor: 'app' | 'features' | 'kit'
  room: string | undefined
  wing: 'server' | 'web' | 'contract' | 'rules' | 'content' | 'shared' | 'none'
}

/** The place of a path, or `undefined` outside the three floors. */
export function toPlace(path: string): Place | undefined {
  const [source, floor, ...rest] = path.split('/')
  if (source !== 'src') return undefined
  if (floor === 'features') {
    const [room, ...inside] = rest
    return { floor, room, wing: toWing(inside) }
  }
  if (floor !== 'app' && floor !== 'kit') return undefined
  const wing = toWing(rest)
  if (wing === 'server' || wing === 'web') return { floor, room: undefined, wing }
  return { floor, room: undefined, wing: floor === 'kit' && rest.length === 1 ? 'shared' : 'none' }
}

function toWing([first = '', ...deeper]: string[]): Place['wing'] {
  if (deeper.length > 0) return first === 'server' || first === 'web' || first === 'rules' || first === 'content' ? first : 'none'
  if (first === 'contract.ts') return 'contract'
  return first === 'rules.ts' ? 'rules' : 'none'
}

/** Whether a file is a test. Tests are not shipped, so they may walk through every wall. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** Whether a place must be pure: no clock, no dice, nothing imported but `zod/mini` and its like. */
export function isPure(place: Place): boolean {
  return ['contract', 'rules', 'content', 'shared'].includes(place.wing)
}

/** Whether a path is a room's store: `server/store.ts`, `server/store/…` or `server/<subject>-store.ts`. */
export function isStore(path: string): boolean {
  return /^src\/features\/[^/]+\/server\/(?:[a-z0-9-]+-)?store(?:\.ts|\/.+)$/.test(path)
}
