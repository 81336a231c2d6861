import { t } from '../../../kit/words.ts'
import type { Symptom } from './symptom-keys.ts'

/** The medical term of each symptom whose plain name is another word; shown and searched where she chooses. */
export function symptomTerms(): Partial<Record<Symptom, string>> {
  return {
    trouble_falling_asleep: t`insomnia`,
    night_waking: t`broken sleep`,
    early_waking: t`early-morning waking`,
    restless_legs: t`restless legs syndrome`,
    fatigue: t`fatigue`,
    low_mood: t`depressed mood`,
    mood_swings: t`mood lability`,
    crying: t`tearfulness`,
    brain_fog: t`memory and concentration`,
    joint_pain: t`arthralgia`,
    muscle_ache: t`myalgia`,
    palpitations: t`palpitations`,
    bloating: t`abdominal distension`,
    breast_tenderness: t`mastalgia`,
    cramps: t`pelvic pain`,
    tingling: t`paraesthesia`,
    dizziness: t`light-headedness`,
    tinnitus: t`tinnitus`,
    burning_mouth: t`burning mouth syndrome`,
    vaginal_dryness: t`genitourinary syndrome`,
    pain_during_sex: t`dyspareunia`,
    low_desire: t`low libido`,
    bladder_urgency: t`urinary urgency`,
    leaks: t`urinary incontinence`,
    burning_urination: t`dysuria`,
    itching: t`pruritus`,
    dry_skin: t`xerosis`,
    hair_loss: t`alopecia`,
  }
}
