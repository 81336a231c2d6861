/** Types of the help lines. The lines are in `content/help-lines.yaml` (docs/content.md, section 3). */
import type { Language, Region, Speaker } from '../../text/rules/speech.ts'

/** What a line is for. */
export const HELP_KINDS = ['emergency', 'crisis', 'abuse', 'advice'] as const
export type HelpKind = (typeof HELP_KINDS)[number]

/**
 * One line. `audience` is who is shown it, `null` for everyone; `region` is `null` for any region. `verified_on` is
 * `null` until someone has read the number in `source`.
 */
export type KnownLine = {
  readonly id: string
  readonly kind: HelpKind
  readonly region: Region | null
  readonly audience: Speaker | null
  readonly name: string
  readonly what: Readonly<Record<Language, string>>
  readonly phone: string | null
  readonly sms: { readonly number: string; readonly body: string } | null
  readonly url: string | null
  readonly source: string
  readonly verified_on: string | null
}
