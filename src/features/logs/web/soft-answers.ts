import { QUICK_CATEGORIES, type QuickAnswers, type QuickCategory } from '../contract.ts'
import { toFormMood } from '../rules/mood-scale.ts'
import { toFormEnergy } from '../rules/quick.ts'
import { type Answer, type AnswerGroup, saysOf, yesOrNo } from './answers.ts'
import { CATEGORY_WORDS, MOOD_WORDS } from './soft-questions.ts'

const ENERGY = { low: 'Low', mid: 'Medium', high: 'High' } as const

function howMany(count: number): string {
  return count === 0 ? 'No' : `Yes, ${count}`
}

function ofTen(value: number): string {
  return `${value} of 10`
}

function moodWords(rating: number): string {
  return `${MOOD_WORDS[toFormMood(rating) - 1] ?? ''}, ${ofTen(rating)}`
}

function sleepWords(hours: number): string {
  return hours === 0 ? 'No' : `Yes, about ${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

function movementWords(answers: QuickAnswers): string | undefined {
  const kinds = (answers.exercise_types ?? []).join(', ')
  return saysOf(answers.physical_activity, (active) => (active && kinds ? `Yes: ${kinds}` : yesOrNo(active)))
}

/** What each category asks, in the form's words, and what she said. */
function answersIn(category: QuickCategory, answers: QuickAnswers): Answer[] {
  switch (category) {
    case 'hotFlash':
      return [
        {
          field: 'hot_flashes_count',
          asks: 'Did you have hot flashes today?',
          name: 'hot flashes',
          says: saysOf(answers.hot_flashes_count, howMany),
        },
        {
          field: 'night_sweats_count',
          asks: 'Night sweats last night?',
          name: 'night sweats',
          says: saysOf(answers.night_sweats_count, howMany),
        },
      ]
    case 'mood':
      return [{ field: 'mood_rating', asks: 'How was your mood today?', name: 'mood', says: saysOf(answers.mood_rating, moodWords) }]
    case 'energy': {
      const says = saysOf(answers.energy_level, (level) => ENERGY[toFormEnergy(level)])
      return [{ field: 'energy_level', asks: 'How was your energy?', name: 'energy', says }]
    }
    case 'sleep':
      return [{ field: 'sleep_hours', asks: 'Did you sleep last night?', name: 'sleep', says: saysOf(answers.sleep_hours, sleepWords) }]
    case 'cognitiveHealth': {
      const says = saysOf(answers.thinking_clarity, ofTen)
      return [{ field: 'thinking_clarity', asks: 'How clear was your thinking?', name: 'clear thinking', says }]
    }
    case 'hydration':
      return [
        {
          field: 'hydration_level',
          asks: 'Did you drink enough water?',
          name: 'water',
          says: saysOf<number | boolean>(answers.hydration_level, yesOrNo),
        },
        {
          field: 'regular_meals',
          asks: 'Did you eat regular meals?',
          name: 'meals',
          says: saysOf<number | boolean>(answers.regular_meals, yesOrNo),
        },
      ]
    case 'exercise':
      return [{ field: 'physical_activity', asks: 'Did you move your body today?', name: 'movement', says: movementWords(answers) }]
    case 'stress':
      return [
        { field: 'stress_triggers', asks: 'How much stress was there?', name: 'stress', says: saysOf(answers.stress_triggers, ofTen) },
      ]
  }
}

/** Every question of the Soft Log with what she answered, as its form groups them. */
export function softAnswers(answers: QuickAnswers): AnswerGroup[] {
  return QUICK_CATEGORIES.map((category) => ({ ...CATEGORY_WORDS[category], answers: answersIn(category, answers) }))
}
