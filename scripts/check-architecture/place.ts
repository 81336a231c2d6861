/**
 * Location of a file in src. `side` is `shared` for files at the top of the kit, and `none` for files on no side.
 */
export type Place = {
  layer: 'app' | 'features' | 'kit'
  feature: string | undefined
  side: 'server' | 'web' | 'contract' | 'rules' | 'content' | 'shared' | 'none'
}

/** Location of a path, or `undefined` outside the three layers. */
export function toPlace(path: string): Place | undefined {
  const [source, layer, ...rest] = path.split('/')
  if (source !== 'src') return undefined
  if (layer === 'features') {
    const [feature, ...inside] = rest
    return { layer, feature, side: toSide(inside) }
  }
  if (layer !== 'app' && layer !== 'kit') return undefined
  const side = toSide(rest)
  if (side === 'server' || side === 'web') return { layer, feature: undefined, side }
  return { layer, feature: undefined, side: layer === 'kit' && rest.length === 1 ? 'shared' : 'none' }
}

function toSide([first = '', ...deeper]: string[]): Place['side'] {
  if (deeper.length > 0) return first === 'server' || first === 'web' || first === 'rules' || first === 'content' ? first : 'none'
  if (first === 'contract.ts') return 'contract'
  return first === 'rules.ts' ? 'rules' : 'none'
}

/** Whether a file is a test. Tests are not shipped, so import rules do not apply. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** Whether a location must be pure: no clock, no randomness, no imports except `zod/mini` and the like. */
export function isPure(place: Place): boolean {
  return ['contract', 'rules', 'content', 'shared'].includes(place.side)
}

/** Whether a path is a feature's store: `server/store.ts`, `server/store/…` or `server/<subject>-store.ts`. */
export function isStore(path: string): boolean {
  return /^src\/features\/[^/]+\/server\/(?:[a-z0-9-]+-)?store(?:\.ts|\/.+)$/.test(path)
}

/** Whether a path declares queries: `web/queries.ts` or `web/<subject>-queries.ts` of a feature. */
export function isQueries(path: string): boolean {
  return /^src\/features\/[^/]+\/web\/(?:[a-z0-9-]+-)?queries\.ts$/.test(path)
}

/**
 * The partner's side: features whose handlers answer the partner, and the stores of the couple vault that they read.
 * None of them may reach server code of a feature of hers, also indirectly, and `app/server` may hand them listed parts
 * only.
 */
export const PARTNER_FEATURES: readonly string[] = ['compass', 'couple', 'partner-chat']

/**
 * Features whose stores read nothing of hers; `chat` gets the vault and its tables from its caller. Every feature on
 * neither list counts as hers, so that a new one is guarded by default.
 */
export const NEUTRAL_FEATURES: readonly string[] = ['account', 'auth', 'chat', 'landing']

/** Features that others are built from, and the features that may import all of their files. */
export const BUILT_FROM: Readonly<Record<string, readonly string[]>> = { chat: ['lara', 'partner-chat'] }
