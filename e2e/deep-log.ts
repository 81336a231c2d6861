import { expect, type Page } from '@playwright/test'
import { choose, setSlider } from './quick-log.ts'

/** Her Deep Logs, newest first. */
export const DEEP_LOGS = '/api/logs/deep-log/history/'

/** What the server stores after `fillDeepDay`. */
export const DEEP_DAY = {
  log_type: 'deep_log',
  hot_flashes_count_detail: '4',
  hot_flashes_comfort_help: 'A fan by the bed',
  body_wake_up_feeling: 'groggy',
  dominant_emotion_today: 'calm',
  most_nourishing_meal: 'Lentil soup',
} as const

/** The text field of a question. */
export function words(page: Page, question: string) {
  return page.getByRole('textbox', { name: question })
}

/** Opens a new Deep Log for today and waits for its form. */
export async function openDeepLog(page: Page): Promise<void> {
  await page.goto('/tracker/deep')
  await expect(page.getByRole('button', { name: 'Save log' })).toBeVisible()
}

/** Fills in a few questions of the five default categories. */
export async function fillDeepDay(page: Page): Promise<void> {
  await setSlider(page, 'How many hot flashes today?', 4)
  await words(page, 'What brought you comfort?').fill('A fan by the bed')
  await choose(page, 'How did you feel when you woke up?', 'Groggy')
  await choose(page, 'What did you feel most today?', 'Calm')
  await words(page, 'Which meal did you the most good?').fill('Lentil soup')
}
