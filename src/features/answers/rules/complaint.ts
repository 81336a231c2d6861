import { BESIDE_COMPLAINTS, COMPLAINTS, type Complaint } from '../content/complaints.ts'
import { toListener } from '../../text/rules/said-whole.ts'
import { SPOKEN, type Language } from '../../text/rules/speech.ts'

const LISTENERS = Object.fromEntries(
  SPOKEN.map((language) => [language, toListener(COMPLAINTS[language], BESIDE_COMPLAINTS[language])]),
) as Record<Language, (message: string) => Complaint | undefined>

/**
 * The id of the entry for one of the most common complaints, if the message consists of nothing else; otherwise
 * `undefined`.
 */
export function complaintOf(message: string, language: Language): string | undefined {
  return LISTENERS[language](message)?.id
}
