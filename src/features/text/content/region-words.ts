import type { Language, Region } from '../rules/speech.ts'

type Words = Readonly<Record<Language, string>>

function same(number: string): Words {
  return { en: number, es: number, fr: number }
}

/** Emergency number for an ambulance, or a description where the number is unknown (docs/content.md, section 3). */
export const EMERGENCY_NUMBERS: Readonly<Record<Region, Words>> = {
  US: same('911'),
  CA: same('911'),
  UK: same('999'),
  AU: same('000'),
  EU: same('112'),
  elsewhere: { en: 'your emergency number', es: 'número de emergencias', fr: 'numéro d’urgence' },
}

const AMERICAN: Readonly<Record<string, Words>> = {
  'hot flash': { en: 'hot flash', es: 'sofoco', fr: 'bouffée de chaleur' },
  'hot flashes': { en: 'hot flashes', es: 'sofocos', fr: 'bouffées de chaleur' },
  HRT: { en: 'hormone therapy', es: 'terapia hormonal', fr: 'traitement hormonal' },
  doctor: { en: 'doctor', es: 'médico', fr: 'médecin' },
  estrogen: { en: 'estrogen', es: 'estrógeno', fr: 'œstrogène' },
  gynecologist: { en: 'gynecologist', es: 'ginecólogo', fr: 'gynécologue' },
}

const BRITISH: Readonly<Record<string, Words>> = {
  ...AMERICAN,
  'hot flash': { en: 'hot flush', es: 'sofoco', fr: 'bouffée de chaleur' },
  'hot flashes': { en: 'hot flushes', es: 'sofocos', fr: 'bouffées de chaleur' },
  HRT: { en: 'HRT', es: 'terapia hormonal', fr: 'traitement hormonal' },
  doctor: { en: 'GP', es: 'médico', fr: 'médecin' },
  estrogen: { en: 'oestrogen', es: 'estrógeno', fr: 'œstrogène' },
  gynecologist: { en: 'gynaecologist', es: 'ginecólogo', fr: 'gynécologue' },
}

/** Regional terms and spellings. */
export const REGION_WORDS: Readonly<Record<Region, Readonly<Record<string, Words>>>> = {
  US: AMERICAN,
  CA: AMERICAN,
  UK: BRITISH,
  AU: { ...BRITISH, HRT: { en: 'MHT (hormone therapy)', es: 'terapia hormonal', fr: 'traitement hormonal' } },
  EU: BRITISH,
  elsewhere: BRITISH,
}
