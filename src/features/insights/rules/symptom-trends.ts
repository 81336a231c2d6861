import { type Severity, type Symptom, SYMPTOMS } from '../../logs/rules/symptom-keys.ts'

/** Position in the symptom list; custom symptoms come last. */
function placeOf(key: string): number {
  const place = SYMPTOMS.indexOf(key as Symptom)
  return place < 0 ? SYMPTOMS.length : place
}

/** Symptom keys in the order of the symptom list, custom ones last. */
export function inListOrder(keys: Iterable<string>): string[] {
  return [...keys].toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
}

/** The severity nearest to an average. */
export function severityOf(average: number): Severity {
  return ([0, 1, 2, 3] as const)[Math.round(average)] ?? 3
}
