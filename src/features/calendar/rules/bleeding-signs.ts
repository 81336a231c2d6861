import { t } from '../../../kit/words.ts'
import { ANY_SIGNS, type BleedingSign, type FlowDescription, FLOWS, HEAVY_SIGNS } from '../contract.ts'

/**
 * The signs that she may add to a day with this flow: none without bleeding, those about amount only for heavy flow.
 */
export function signsFor(flow: FlowDescription | null | undefined): readonly BleedingSign[] {
  if (!flow || flow === FLOWS['no-bleeding']) return []
  return flow === FLOWS.heavy ? [...HEAVY_SIGNS, ...ANY_SIGNS] : ANY_SIGNS
}

/** Those of `signs` that belong to a day with this flow. */
export function fittingSigns(flow: FlowDescription | null | undefined, signs: readonly BleedingSign[] = []): BleedingSign[] {
  return signsFor(flow).filter((sign) => signs.includes(sign))
}

/** Words of the signs, as she chooses them. */
export const signNames = (): Readonly<Record<BleedingSign, string>> => ({
  changed_often: t`I had to change every 1 to 2 hours`,
  large_clots: t`Clots larger than 2.5 cm (1 inch), like a large coin`,
  flooding: t`It came through my clothes or the sheets`,
  double_protection: t`I needed two kinds of protection at once`,
  faint_or_soaking: t`I felt faint, or soaked a pad an hour for 2 hours`,
  after_sex: t`It came after sex`,
  between_periods: t`It came between periods`,
})
