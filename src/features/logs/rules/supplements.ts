import { type DeepAnswers, SUPPLEMENT_NAME_MAX, SUPPLEMENTS_MAX, type Supplement } from '../contract.ts'

/** Supplement names offered by the form; the wire accepts any name. */
export const SUPPLEMENTS = [
  'Vitamin D',
  'Calcium',
  'Magnesium',
  'Omega-3',
  'Vitamin B12',
  'Iron',
  'Probiotics',
  'Black Cohosh',
  'Evening Primrose Oil',
  'Other',
] as const

/** A supplement in the form; `taken` and `notes` are absent until answered. */
export type FormSupplement = { name: string; taken?: boolean | undefined; notes?: string | undefined }

/** The names joined by commas, for `supplements_medications_notes`; '' for an empty list. */
export function toSupplementNames(supplements: readonly Pick<Supplement, 'name'>[]): string {
  return supplements.map(({ name }) => name).join(', ')
}

/** The names in a comma-separated text, without repeats, up to the maximum length of the list. */
function namesIn(text: string): string[] {
  const names = new Map<string, string>()
  for (const piece of text.split(',')) {
    const name = piece.trim().slice(0, SUPPLEMENT_NAME_MAX).trim()
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()].slice(0, SUPPLEMENTS_MAX)
}

/** The form's list for stored answers: the stored list, else the names in the stored text, else undefined. */
export function toFormSupplements({ supplements, supplements_medications_notes: text }: DeepAnswers): FormSupplement[] | undefined {
  const stored: Supplement[] = supplements?.length ? supplements : namesIn(text ?? '').map((name) => ({ name }))
  if (stored.length === 0) return undefined
  return stored.map(({ name, taken, notes }) => ({
    name,
    ...(typeof taken === 'boolean' && { taken }),
    ...(notes && { notes }),
  }))
}

/**
 * The form's list and text on the wire. A stored text with more than the names is preserved while the names are
 * unchanged; a log that only has the text gets no list until an answer is added.
 */
export function toWireSupplements(
  supplements: readonly FormSupplement[] | undefined,
  stored: DeepAnswers | undefined,
): Pick<DeepAnswers, 'supplements' | 'supplements_medications_notes'> {
  if (!supplements?.length) return {}
  const list = supplements.map(({ name, taken, notes }) => ({
    name,
    ...(taken !== undefined && { taken }),
    ...(notes?.trim() && { notes }),
  }))
  const names = toSupplementNames(list)
  const before = stored && toFormSupplements(stored)
  const text = before && toSupplementNames(before) === names ? stored.supplements_medications_notes : undefined
  const isTextOnly = text && !stored?.supplements?.length && list.every((each) => Object.keys(each).length === 1)
  return { ...(!isTextOnly && { supplements: list }), supplements_medications_notes: text || names }
}

/** The list after the names were chosen: existing items are preserved, new ones added, the others removed. */
export function withNames(supplements: readonly FormSupplement[], names: readonly string[]): FormSupplement[] {
  return names.map((name) => supplements.find((each) => each.name === name) ?? { name, taken: true })
}
