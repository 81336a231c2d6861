import { BESIDE_COMPLAINTS, COMPLAINTS, type Complaint } from '../content/complaints.ts'
import { toListener } from './said-whole.ts'
import { SPOKEN, type Language } from './speech.ts'

const LISTENERS = Object.fromEntries(
  SPOKEN.map((language) => [language, toListener(COMPLAINTS[language], BESIDE_COMPLAINTS[language])]),
) as Record<Language, (message: string) => Complaint | undefined>

/** The id of the entry that answers one of the commonest complaints, where a message says it in plain words and says nothing else; undefined for all others. */
export function complaintOf(message: string, language: Language): string | undefined {
  return LISTENERS[language](message)?.id
}
