import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { DeepAnswers } from '../contract.ts'
import { DEEP_CATEGORIES, DEEP_FIELDS, DEEP_TEXTS, type DeepCategory, type DeepForm, type DeepText } from '../rules/deep.ts'
import { dayQuestions } from '../rules/day-questions.ts'
import { emotionWords } from '../rules/deep-words.ts'
import { journalPrompt } from '../rules/journal-prompts.ts'
import { type FormSupplement, toFormSupplements } from '../rules/supplements.ts'
import { type Answer, type AnswerGroup, howMany, saysOf } from './answers.ts'
import { DEEP_CATEGORY_WORDS, DEEP_TEXT_WORDS, ENERGY_PATTERN_WORDS, supplementWords, WAKE_WORDS } from './deep-questions.ts'

/** Labels of the texts in the list of unanswered questions. */
const TEXT_NAMES: Record<DeepText, string> = {
  hotFlashComfort: t`what brought comfort`,
  sleepInfluence: t`what shaped your sleep`,
  moodShift: t`a change of mood`,
  energyInfluence: t`what gave or took energy`,
  mostNourishing: t`the best meal`,
  foodMoodEffect: t`food and mood`,
  clearThinkingMoments: t`clear moments`,
  focusFactors: t`focus`,
  bestMovement: t`the best movement`,
  bodyResponse: t`your body afterwards`,
  calmChallenges: t`what made calm hard`,
  centeringHelp: t`what brought you back`,
  journalEntry: t`the journal`,
}

function toSupplementLine({ name, taken, notes }: FormSupplement): string {
  const details = [taken !== undefined && (taken ? t`taken` : t`not taken`), notes].filter(Boolean).join(', ')
  return details ? t`${supplementWords(name)}: ${details}` : supplementWords(name)
}

function supplementLines(answers: DeepAnswers): string | undefined {
  return toFormSupplements(answers)?.map(toSupplementLine).join('\n')
}

function written(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined
}

/** The day of a deep log, and whether that is today. */
type LogDay = { day: LocalDate; isToday: boolean }

function answerTo(field: keyof DeepForm, answers: DeepAnswers, { day, isToday }: LogDay): Answer {
  switch (field) {
    case 'hotFlashCount': {
      const says = written(answers.hot_flashes_count_detail)
      return { field: 'hot_flashes_count_detail', asks: dayQuestions(isToday).hotFlashCount, name: t`hot flashes`, says }
    }
    case 'bodyFeelOnWake': {
      const says = saysOf(answers.body_wake_up_feeling, (feeling) => WAKE_WORDS[feeling])
      return { field: 'body_wake_up_feeling', asks: t`How did you feel when you woke up?`, name: t`waking up`, says }
    }
    case 'dominantEmotion': {
      const says = saysOf(answers.dominant_emotion_today, (emotion) => emotionWords()[emotion])
      return { field: 'dominant_emotion_today', asks: dayQuestions(isToday).feeling, name: t`your strongest feeling`, says }
    }
    case 'energyPattern': {
      const says = saysOf(answers.energy_steadiness, (pattern) => ENERGY_PATTERN_WORDS[pattern])
      return { field: 'energy_steadiness', asks: t`How was your energy through the day?`, name: t`energy`, says }
    }
    case 'supplements':
      return { field: 'supplements', asks: t`What do you take?`, name: t`supplements`, says: supplementLines(answers), isHerWords: true }
    default: {
      const asks = field === 'journalEntry' ? journalPrompt(day, isToday) : DEEP_TEXT_WORDS[field]
      return { field: DEEP_TEXTS[field], asks, name: TEXT_NAMES[field], says: written(answers[DEEP_TEXTS[field]]), isHerWords: true }
    }
  }
}

/** The form does not ask for night sweats, so they are never listed as unanswered; a stored value is shown. */
function nightSweats({ night_sweats_count: count }: DeepAnswers, { isToday }: LogDay): Answer[] {
  if (count === null || count === undefined) return []
  return [{ field: 'night_sweats_count', asks: dayQuestions(isToday).nightSweats, name: t`night sweats`, says: howMany(count) }]
}

function answersIn(category: DeepCategory, answers: DeepAnswers, on: LogDay): Answer[] {
  const asked = DEEP_FIELDS[category].map((field) => answerTo(field, answers, on))
  return category === 'hotFlashes' ? [...asked, ...nightSweats(answers, on)] : asked
}

/** Every question of the deep log of a day with its answer, grouped as in the form. */
export function deepAnswers(answers: DeepAnswers, on: LogDay): AnswerGroup[] {
  return DEEP_CATEGORIES.map((category) => ({ ...DEEP_CATEGORY_WORDS[category], answers: answersIn(category, answers, on) }))
}
