import type { Language } from '../../compass/contract.ts'
import type { SignalCategory } from '../../couple/contract.ts'
import { SIGNAL_TEMPLATES } from '../content/signal-templates.ts'

/** Templates of one category in one language. */
export function templatesOf(category: SignalCategory, language: Language): string[] {
  return SIGNAL_TEMPLATES.filter((template) => template.category === category).map((template) => template[language])
}

/** Whether a text is an unchanged template, so that replacing it loses nothing she wrote. */
export function isTemplate(text: string): boolean {
  return SIGNAL_TEMPLATES.some(({ en, es, fr }) => [en, es, fr].includes(text.trim()))
}
