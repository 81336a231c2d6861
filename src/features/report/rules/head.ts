/** Parts of the head of a report. */
import type { Region } from '../../text/rules/speech.ts'
import type { Paper, ReportRequest } from '../contract.ts'

/** The first letters of a name: "A. M. J."; empty for an empty name. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .flatMap((part) => /^./u.exec(part)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
}

/** The name as she chose to show it; null for none. */
export function shownName(name: string, choice: ReportRequest['name']): string | null {
  if (choice === 'none') return null
  return (choice === 'full' ? name.trim() : initialsOf(name)) || null
}

/** The paper of a region. */
export function paperOf(region: Region): Paper {
  return region === 'US' || region === 'CA' ? 'letter' : 'a4'
}
