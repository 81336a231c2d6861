/** Names of the instruments and of their bands in every language: Lara uses that of a message. */
import type { Language } from '../../../kit/words.ts'
import type { Instrument } from '../contract.ts'
import type { MrsPart } from './instruments.ts'

/** Short names, as doctors say them. */
export const SHORT_NAMES: Readonly<Record<Instrument, string>> = {
  mrs: 'MRS',
  phq9: 'PHQ-9',
  phq8: 'PHQ-8',
  phq2: 'PHQ-2',
  gad7: 'GAD-7',
  gad2: 'GAD-2',
}

const SEVERITY: Readonly<Record<Language, readonly string[]>> = {
  en: ['minimal', 'mild', 'moderate', 'moderately severe', 'severe'],
  es: ['mínimo', 'leve', 'moderado', 'moderadamente grave', 'grave'],
  fr: ['minime', 'léger', 'modéré', 'modérément sévère', 'sévère'],
}
const LITTLE: Readonly<Record<Language, string>> = { en: 'none or little', es: 'nada o poco', fr: 'aucune gêne ou presque' }

/** The word for a band, counted from 0; undefined if the instrument has no such band. */
export function bandWord(instrument: Instrument, band: number, language: Language): string | undefined {
  const [minimal = '', mild = '', moderate = '', rather = '', severe = ''] = SEVERITY[language]
  if (instrument === 'mrs') return [LITTLE[language], mild, moderate, severe][band]
  return (instrument === 'gad7' ? [minimal, mild, moderate, severe] : [minimal, mild, moderate, rather, severe])[band]
}

/** Names of the sub-scales of the MRS. */
export const PART_NAMES: Readonly<Record<Language, Readonly<Record<MrsPart, string>>>> = {
  en: { somatic: 'Body', psychological: 'Mood and energy', urogenital: 'Bladder and intimacy' },
  es: { somatic: 'Cuerpo', psychological: 'Ánimo y energía', urogenital: 'Vejiga e intimidad' },
  fr: { somatic: 'Corps', psychological: 'Humeur et énergie', urogenital: 'Vessie et intimité' },
}
