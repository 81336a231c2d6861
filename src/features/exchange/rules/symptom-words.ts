/** Names of symptoms in other apps. */
import { plainText } from '../../logs/rules/plain-text.ts'
import { SYMPTOMS, type Symptom } from '../../logs/rules/symptom-keys.ts'
import type { DayCollector } from './collect-days.ts'
import type { ImportedDay } from './imported-day.ts'

/** Other names of our symptoms. Only names of the same thing: insomnia, say, may be any of three. */
const OTHER_NAMES: Partial<Record<Symptom, string[]>> = {
  night_waking: ['waking at night', 'waking up at night', 'interrupted sleep'],
  early_waking: ['waking up early', 'waking too early'],
  fatigue: ['tired', 'tiredness', 'exhausted', 'exhaustion'],
  anxiety: ['anxious'],
  irritability: ['irritable', 'irritated'],
  low_mood: ['depressed', 'depressed mood'],
  mood_swings: ['mood swing', 'swings', 'mood changes'],
  crying: ['tearful', 'weepy', 'crying spells'],
  brain_fog: ['brainfog', 'foggy', 'memory lapse', 'forgetful', 'forgetfulness'],
  joint_pain: ['joint', 'joints', 'joint ache', 'joint aches', 'aching joints'],
  muscle_ache: ['muscle aches', 'muscle pain', 'sore muscles', 'generalized body ache', 'body aches'],
  back_pain: ['backache', 'lower back', 'lower back pain', 'back ache'],
  palpitations: ['heart palpitations', 'rapid pounding or fluttering heartbeat'],
  bloating: ['bloated'],
  nausea: ['nauseous', 'nauseated'],
  breast_tenderness: ['tender breasts', 'breast pain', 'sore breasts', 'breast sensitivity'],
  cramps: ['period cramps', 'menstrual cramps', 'abdominal cramps', 'drawing pain'],
  headache: ['headaches'],
  migraine: ['migraines', 'migraine with aura'],
  dizziness: ['dizzy', 'vertigo'],
  tinnitus: ['ringing in the ears'],
  pain_during_sex: ['painful sex', 'painful intercourse'],
  low_desire: ['low sex drive', 'low libido'],
  leaks: ['bladder incontinence', 'urinary incontinence', 'incontinence'],
  itching: ['itchy', 'itchy skin'],
  acne: ['pimples'],
}

const KEYS = new Map<string, Symptom>(
  SYMPTOMS.flatMap((key) => [key.replaceAll('_', ' '), ...(OTHER_NAMES[key] ?? [])].map((name): [string, Symptom] => [name, key])),
)

/** "period_cramps" and "DrawingPain" as words, in lower case. */
export function toWords(name: string): string {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The symptom of a name in another app, if there is one that is the same. */
export function toSymptom(name: string): Symptom | undefined {
  return KEYS.get(plainText(toWords(name)))
}

/** Adds a symptom, under our key or else in the words of the app. Without a severity it is moderate. */
export function takeSymptom(found: DayCollector, day: ImportedDay, name: string, kind: string, severity?: 1 | 2 | 3): void {
  const key = toSymptom(name)
  if (key) found.symptom(day, key, severity ?? 2, kind)
  else found.word(day, 'otherSymptoms', toWords(name), kind)
}
