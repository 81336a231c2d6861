/** Names of symptoms in plain words, and of their areas and severities. */
import { t } from '../../../kit/words.ts'
import { ownName } from './own-items.ts'
import type { Severity, Symptom, SymptomArea } from './symptom-keys.ts'
import type { OwnItem } from './tracking.ts'

function readyWords(): Record<Symptom, string> {
  return {
    trouble_falling_asleep: t`Trouble falling asleep`,
    night_waking: t`Waking at night`,
    early_waking: t`Waking too early`,
    restless_legs: t`Restless legs`,
    fatigue: t`Tiredness`,
    anxiety: t`Anxiety`,
    irritability: t`Irritability`,
    low_mood: t`Low mood`,
    mood_swings: t`Mood swings`,
    crying: t`Crying`,
    brain_fog: t`Brain fog`,
    joint_pain: t`Joint pain`,
    muscle_ache: t`Aching muscles`,
    back_pain: t`Back pain`,
    palpitations: t`Racing heart`,
    bloating: t`Bloating`,
    nausea: t`Nausea`,
    breast_tenderness: t`Tender breasts`,
    cramps: t`Cramps`,
    tingling: t`Tingling`,
    chills: t`Chills`,
    headache: t`Headache`,
    migraine: t`Migraine`,
    dizziness: t`Dizziness`,
    tinnitus: t`Ringing in the ears`,
    dry_eyes: t`Dry eyes`,
    burning_mouth: t`Burning mouth`,
    vaginal_dryness: t`Vaginal dryness`,
    pain_during_sex: t`Pain during sex`,
    low_desire: t`Low desire`,
    bladder_urgency: t`Sudden urge to pee`,
    leaks: t`Bladder leaks`,
    burning_urination: t`Burning when I pee`,
    itching: t`Itchy skin`,
    dry_skin: t`Dry skin`,
    hair_loss: t`Hair loss`,
    acne: t`Spots or acne`,
    brittle_nails: t`Brittle nails`,
  }
}

/** Name of a symptom in plain words. `own` are the custom symptoms. */
export function symptomWords(key: string, own: readonly OwnItem[] = []): string {
  return readyWords()[key as Symptom] ?? ownName(key, own)
}

/** Name of an area. */
export function areaWords(area: SymptomArea): string {
  const names: Record<SymptomArea, string> = {
    sleep: t`Sleep`,
    mind: t`Mood and mind`,
    body: t`Body`,
    head: t`Head`,
    intimate: t`Bladder and intimate`,
    skin: t`Skin and hair`,
  }
  return names[area]
}

/** Name of a severity: "None", "Mild", "Moderate", "Severe". */
export function severityWords(severity: Severity): string {
  return [t`None`, t`Mild`, t`Moderate`, t`Severe`][severity] ?? ''
}
