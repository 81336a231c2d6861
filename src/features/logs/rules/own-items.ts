/** What she tracks in her own words, and which of the chosen factors or symptoms a quick log asks for. */
import { type Message, t } from '../../../kit/words.ts'
import { OWN_KEY, OWN_STORED_MAX } from './symptom-keys.ts'
import type { ChangedTracking, OwnItem, TrackingChoices } from './tracking.ts'

/** Nothing is asked by default. */
export const NO_CHOICES: TrackingChoices = { chosen: [], own: [], symptoms: [], own_symptoms: [] }

const CHOSEN_UNNAMED: Message = () => t`Please give each chosen one of your own a name`

function hasUnnamed(chosen: readonly string[], own: readonly OwnItem[]): boolean {
  const named = new Set(own.filter(({ removed }) => !removed).map(({ key }) => key))
  return chosen.some((key) => OWN_KEY.test(key) && !named.has(key))
}

/** Field and message for choices that fit the schema: a chosen custom key without a name. Undefined when valid. */
export function choicesProblem(choices: TrackingChoices): { field: 'chosen' | 'symptoms'; message: string } | undefined {
  if (hasUnnamed(choices.chosen, choices.own)) return { field: 'chosen', message: CHOSEN_UNNAMED() }
  if (hasUnnamed(choices.symptoms, choices.own_symptoms)) return { field: 'symptoms', message: CHOSEN_UNNAMED() }
  return undefined
}

/** `next` and, marked as removed, what only `before` has, last removed first. Of too many the last ones are dropped. */
function withRemoved(before: readonly OwnItem[], next: readonly OwnItem[]): OwnItem[] {
  const gone = before.filter(({ key }) => next.every((item) => item.key !== key))
  const removed = gone.map(({ key, name }): OwnItem => ({ key, name, removed: true }))
  return [...next, ...removed].slice(0, OWN_STORED_MAX)
}

/** The choices after a change; see `saveTrackingChoices`. */
export function changedChoices(before: TrackingChoices, change: ChangedTracking): TrackingChoices {
  return {
    chosen: change.chosen,
    own: withRemoved(before.own, change.own),
    symptoms: change.symptoms ?? before.symptoms,
    own_symptoms: change.own_symptoms ? withRemoved(before.own_symptoms, change.own_symptoms) : before.own_symptoms,
  }
}

/**
 * The keys one quick log asks for, at most `max`: the chosen ones in their order, then answered ones that are no
 * longer chosen. Answered ones take precedence over unanswered ones.
 */
export function askedKeys(chosen: readonly string[], answered: readonly string[], max: number): string[] {
  const open = chosen.filter((key) => !answered.includes(key)).slice(0, Math.max(0, max - answered.length))
  return [...chosen.filter((key) => answered.includes(key) || open.includes(key)), ...answered.filter((key) => !chosen.includes(key))]
}

/** The name of a custom factor or symptom, also of a removed one. */
export function ownName(key: string, own: readonly OwnItem[]): string {
  return own.find((item) => item.key === key)?.name ?? t`One of your own`
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/**
 * `own` with an item of that name, and the item's key: that of a removed item of the same name, else `newKey`.
 * Undefined when an item that is not removed, or one of the `ready` names, is called that.
 */
export function addedOwn(
  own: readonly OwnItem[],
  name: string,
  newKey: string,
  ready: readonly string[],
): { own: OwnItem[]; key: string } | undefined {
  const isTaken = [...ready, ...own.filter(({ removed }) => !removed).map((item) => item.name)].some((known) => isSameName(known, name))
  if (isTaken) return undefined
  const key = own.find((item) => isSameName(item.name, name))?.key ?? newKey
  return { own: [...own.filter((item) => item.key !== key), { key, name: name.trim() }], key }
}

/** `own` with one item marked as removed, or brought back. */
export function withRemoval(own: readonly OwnItem[], key: string, isRemoved: boolean): OwnItem[] {
  return own.map((item) => (item.key === key ? { key, name: item.name, ...(isRemoved && { removed: true as const }) } : item))
}
