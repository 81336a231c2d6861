import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type Message, plural, t } from '../../../kit/words.ts'
import type { Share, ShareLife, ShareOpens } from '../contract.ts'

/** Lengths of life in words. */
export const LIFE_WORDS: Record<ShareLife, Message> = {
  '1h': () => t`1 hour`,
  '24h': () => t`1 day`,
  '7d': () => t`7 days`,
  '30d': () => t`30 days`,
}

/** How often a link may be opened, in words. */
export const OPENS_WORDS: Record<ShareOpens, Message> = {
  1: () => t`Once`,
  5: () => t`5 times`,
  20: () => t`20 times`,
}

/** The name of a new link: neutral, since others may see the list on her phone. */
export function defaultLabel(today: LocalDate): string {
  return t`Report of ${dayWords(today, 'monthDay')}`
}

/** How often a link was opened, and how often it still can be. */
export function openedWords({ opens, opened }: Share): string {
  if (opened === 0) return plural(opens, t`Not opened yet. It can be opened once.`, t`Not opened yet. It can be opened ${opens} times.`)
  const sofar = plural(opened, t`Opened once.`, t`Opened ${opened} times.`)
  const left = opens - opened
  if (left === 0) return t`${sofar} It can’t be opened any more.`
  return `${sofar} ${plural(left, t`It can be opened once more.`, t`It can be opened ${left} more times.`)}`
}
