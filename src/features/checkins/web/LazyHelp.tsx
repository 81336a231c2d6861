import { lazyPart, optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'

/** Fetched with the page, not when it is needed: it must be there without a connection. */
const fetchHelp = prefetch(() => import('./SelfHarmCard.tsx'))

/** The help lines and words from Lara. */
export const SelfHarmCard = lazyPart(fetchHelp, (part) => part.SelfHarmCard)

/** Reads her region as long as the page is open. */
export const RegionReader = optionalPart(fetchHelp, (part) => part.RegionReader)
