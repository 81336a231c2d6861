import { numberWords, plural, t } from '../../../kit/words.ts'
import { QUICK_CATEGORIES, type QuickAnswers, type QuickCategory } from '../contract.ts'
import { dayQuestions, type DayQuestions } from '../rules/day-questions.ts'
import { factorWords } from '../rules/factors.ts'
import { toFormMood } from '../rules/mood-scale.ts'
import { toFormEnergy } from '../rules/quick.ts'
import { exerciseNames } from '../rules/quick-words.ts'
import { symptomPhrases, type TrackedNames } from '../rules/tracked-phrases.ts'
import { type Answer, type AnswerGroup, howMany, saysOf, yesOrNo } from './answers.ts'
import { CATEGORY_WORDS, FACTORS_WORDS, MOOD_WORDS, NOTE_WORDS, SYMPTOMS_WORDS } from './quick-questions.ts'

const ENERGY = { low: t`Low`, mid: t`Medium`, high: t`High` } as const

function ofTen(value: number): string {
  return t`${value} of 10`
}

function moodWords(rating: number): string {
  return `${MOOD_WORDS[toFormMood(rating) - 1] ?? ''}, ${ofTen(rating)}`
}

function sleepWords(hours: number): string {
  if (hours === 0) return t`No`
  return plural(hours, t`About ${numberWords(hours)} hour`, t`About ${numberWords(hours)} hours`)
}

function movementWords(answers: QuickAnswers): string | undefined {
  const kinds = exerciseNames(answers.exercise_types ?? [])
  return saysOf(answers.physical_activity, (active) => (active && kinds ? t`Yes: ${kinds}` : yesOrNo(active)))
}

/** The questions of a category with the form's labels, and their answers. */
function answersIn(category: QuickCategory, answers: QuickAnswers, questions: DayQuestions): Answer[] {
  switch (category) {
    case 'hotFlash':
      return [
        {
          field: 'hot_flashes_count',
          asks: questions.hotFlashes,
          name: t`hot flashes`,
          says: saysOf(answers.hot_flashes_count, howMany),
        },
        {
          field: 'night_sweats_count',
          asks: questions.nightSweats,
          name: t`night sweats`,
          says: saysOf(answers.night_sweats_count, howMany),
        },
      ]
    case 'mood':
      return [{ field: 'mood_rating', asks: questions.mood, name: t`mood`, says: saysOf(answers.mood_rating, moodWords) }]
    case 'energy': {
      const says = saysOf(answers.energy_level, (level) => ENERGY[toFormEnergy(level)])
      return [{ field: 'energy_level', asks: t`How was your energy?`, name: t`energy`, says }]
    }
    case 'sleep':
      return [{ field: 'sleep_hours', asks: questions.sleep, name: t`sleep`, says: saysOf(answers.sleep_hours, sleepWords) }]
    case 'cognitiveHealth': {
      const says = saysOf(answers.thinking_clarity, ofTen)
      return [{ field: 'thinking_clarity', asks: t`How clear was your thinking?`, name: t`clear thinking`, says }]
    }
    case 'hydration':
      return [
        {
          field: 'hydration_level',
          asks: t`Did you drink enough water?`,
          name: t`water`,
          says: saysOf<number | boolean>(answers.hydration_level, yesOrNo),
        },
        {
          field: 'regular_meals',
          asks: t`Did you eat regular meals?`,
          name: t`meals`,
          says: saysOf<number | boolean>(answers.regular_meals, yesOrNo),
        },
      ]
    case 'exercise':
      return [{ field: 'physical_activity', asks: questions.movement, name: t`movement`, says: movementWords(answers) }]
    case 'stress':
      return [
        { field: 'stress_triggers', asks: t`How much stress was there?`, name: t`stress`, says: saysOf(answers.stress_triggers, ofTen) },
      ]
  }
}

/** Intimate symptoms are an answer of their own, because they are hidden together with their names. */
function symptomAnswers(answers: QuickAnswers, names: TrackedNames): Answer[] {
  const says = (part: 'open' | 'intimate') => symptomPhrases(answers, names, part).join(' · ') || undefined
  return [
    { field: 'open_symptoms', asks: t`How strong was it?`, name: SYMPTOMS_WORDS.label, says: says('open'), isOptional: true },
    {
      field: 'intimate_symptoms',
      asks: t`Intimate, or in your own words`,
      name: SYMPTOMS_WORDS.label,
      says: says('intimate'),
      isOptional: true,
    },
  ]
}

function factorAnswer(answers: QuickAnswers, names: TrackedNames): Answer {
  const phrases = Object.entries(answers.factors ?? {}).map(
    ([key, isYes]) => t`${factorWords(key, names?.own)}: ${yesOrNo(isYes).toLowerCase()}`,
  )
  const { label } = FACTORS_WORDS
  return { field: 'factors', asks: t`What else was in your day?`, name: label, says: phrases.join(' · ') || undefined, isOptional: true }
}

/**
 * Every question of the quick log with its answer, grouped as in the form. `isToday`: whether it is the log of
 * today. `names` are her custom symptoms and factors.
 */
export function softAnswers(answers: QuickAnswers, isToday: boolean, names?: TrackedNames): AnswerGroup[] {
  const questions = dayQuestions(isToday)
  return [
    ...QUICK_CATEGORIES.map((category) => ({ ...CATEGORY_WORDS[category], answers: answersIn(category, answers, questions) })),
    { ...SYMPTOMS_WORDS, answers: symptomAnswers(answers, names) },
    { ...FACTORS_WORDS, answers: [factorAnswer(answers, names)] },
    {
      ...NOTE_WORDS,
      answers: [
        {
          field: 'note',
          asks: questions.note,
          name: NOTE_WORDS.label,
          says: answers.note?.trim() || undefined,
          isHerWords: true,
          isOptional: true,
        },
      ],
    },
  ]
}
