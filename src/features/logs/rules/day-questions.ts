import { t } from '../../../kit/words.ts'

const today = () => ({
  hotFlashes: t`Did you have hot flashes today?`,
  nightSweats: t`Night sweats last night?`,
  nightSweatsOptional: t`Night sweats last night? (optional)`,
  mood: t`How was your mood today?`,
  sleep: t`Did you sleep last night?`,
  movement: t`Did you move your body today?`,
  hotFlashCount: t`How many hot flashes today?`,
  feeling: t`What did you feel most today?`,
  note: t`One line about today`,
})

/** The questions of both logs that name the day. */
export type DayQuestions = ReturnType<typeof today>

const thatDay = (): DayQuestions => ({
  hotFlashes: t`Did you have hot flashes that day?`,
  nightSweats: t`Night sweats the night before?`,
  nightSweatsOptional: t`Night sweats the night before? (optional)`,
  mood: t`How was your mood that day?`,
  sleep: t`Did you sleep the night before?`,
  movement: t`Did you move your body that day?`,
  hotFlashCount: t`How many hot flashes that day?`,
  feeling: t`What did you feel most that day?`,
  note: t`One line about that day`,
})

/** The questions that name the day: "today" and "last night" only for a log of today. */
export function dayQuestions(isToday: boolean): DayQuestions {
  return isToday ? today() : thatDay()
}
