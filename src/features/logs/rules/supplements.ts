import { type DeepAnswers, SUPPLEMENT_NAME_MAX, SUPPLEMENTS_MAX, type Supplement } from '../contract.ts'

/** The names the form offers; the wire takes any name (spec §9). */
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

/** A supplement as the form holds it; `taken` and `notes` are absent while she has not said. */
export type FormSupplement = { name: string; taken?: boolean | undefined; notes?: string | undefined }

/** The names of supplements as `supplements_medications_notes` has them: joined by commas (spec §3). Empty without any. */
export function toSupplementNames(supplements: readonly Pick<Supplement, 'name'>[]): string {
  return supplements.map(({ name }) => name).join(', ')
}

/** The names that a text holds between its commas, each once, as far as the list can hold them. */
function namesIn(text: string): string[] {
  const names = new Map<string, string>()
  for (const piece of text.split(',')) {
    const name = piece.trim().slice(0, SUPPLEMENT_NAME_MAX).trim()
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()].slice(0, SUPPLEMENTS_MAX)
}

/** The form's list for stored answers: their list, else the names in their text; undefined without either. */
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
 * The form's list on the wire with its names as a text. A stored text that says more than the names stays as long as the names are
 * the same; a log that had only the text keeps only that until she says more.
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

/** The list after a choice of names: those chosen stay as they are, new ones come, the others go. */
export function withNames(supplements: readonly FormSupplement[], names: readonly string[]): FormSupplement[] {
  return names.map((name) => supplements.find((each) => each.name === name) ?? { name, taken: true })
}
