/** What is ticked for each reader before she chooses. */
import type { Preferences } from '../../settings/contract.ts'
import type { Reader, ReportRequest, Section } from '../contract.ts'

type Privacy = Preferences['privacy']

/** The sections of each category of "Share with my therapist". */
const THERAPIST_SECTIONS: Readonly<Record<Privacy['shareCategories']['therapist'][number], readonly Section[]>> = {
  mood: ['mood'],
  symptoms: ['mrs', 'hot_flashes', 'night_sweats', 'symptoms'],
  remedies: ['treatments', 'supplements'],
  sleep: ['sleep'],
  energy: ['energy'],
  stress: ['stress'],
}

const DOCTOR_SECTIONS: readonly Section[] = [
  'red_flags',
  'bleeding',
  'mrs',
  'hot_flashes',
  'night_sweats',
  'sleep',
  'mood',
  'energy',
  'symptoms',
  'treatments',
  'supplements',
]

/** The sections that her settings tick for a therapist; none unless she shares with one. */
export function therapistSections({ therapistSharing, shareCategories }: Privacy): Section[] {
  return therapistSharing ? shareCategories.therapist.flatMap((category) => THERAPIST_SECTIONS[category]) : []
}

/**
 * The choices for a reader before she makes any. Of her answers about her body only the birth year is ticked for a
 * doctor, of questionnaires about mood and anxiety none.
 */
export function presetFor(reader: Reader, privacy: Privacy): ReportRequest {
  return {
    reader,
    sections: reader === 'doctor' ? [...DOCTOR_SECTIONS] : therapistSections(privacy),
    months: 3,
    name: 'full',
    paper: null,
    screening: [],
    item_9: false,
    background: reader === 'doctor' ? ['birth_year'] : [],
    reason: '',
    questions: [],
    show_hidden: false,
  }
}

/**
 * Her last choices as the next report begins with them. The sections for a therapist are those of her settings, if she
 * shares with one; what she hides is hidden again.
 */
export function choicesFor(reader: Reader, stored: ReportRequest | undefined, privacy: Privacy): ReportRequest {
  if (!stored) return presetFor(reader, privacy)
  const isPreset = reader === 'therapist' && privacy.therapistSharing
  return { ...stored, reader, show_hidden: false, ...(isPreset && { sections: therapistSections(privacy) }) }
}
