import type { Insight, InsightKind } from '../contract.ts'

/** What a rule answers: an insight with its place in the order (higher comes first), or what is missing for one, or nothing. */
export type Finding =
  | { readonly insight: Insight; readonly weight: number }
  | { readonly missing: { readonly kind: InsightKind; readonly text: string } }
