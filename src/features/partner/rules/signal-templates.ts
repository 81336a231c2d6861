import type { Language, SignalCategory } from '../../compass/contract.ts'
import { SIGNAL_TEMPLATES } from '../content/signal-templates.ts'

/** Words to start a signal of one category from, in one language. */
export function templatesOf(category: SignalCategory, language: Language): string[] {
  return SIGNAL_TEMPLATES.filter((template) => template.category === category).map((template) => template[language])
}

/** Whether a text is one of the templates as it stands, and nothing of hers is lost with it. */
export function isTemplate(text: string): boolean {
  return SIGNAL_TEMPLATES.some(({ en, es, fr }) => [en, es, fr].includes(text.trim()))
}
