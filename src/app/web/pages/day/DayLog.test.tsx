import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LogEntry, QuickAnswers } from '../../../../features/logs/contract.ts'
import { logsOn } from '../../../../features/logs/web/queries.ts'
import { DEFAULT_PREFERENCES } from '../../../../features/settings/rules/preferences.ts'
import { answerApi, refused, renderPage, signInTestPerson } from '../../../../kit/web/ComponentTesting.tsx'
import { DayLog } from './DayLog.tsx'

const DAY = '2026-11-21'
const AT = '2026-11-21T09:00:00.000Z'
const entry: LogEntry = { id: 1, log_type: 'quick_log', log_date: DAY, created_at: AT, updated_at: AT, mood_rating: 6 }

function Page() {
  const log = useQuery(logsOn(DAY)).data?.[0]
  return log && <DayLog name="soft-log" day={DAY} entry={log} unsent={undefined} isWaiting={false} hasDraft={false} />
}

test('a second change in place keeps the first one, also when the day could not be fetched again', async () => {
  signInTestPerson()
  const stored: QuickAnswers[] = []
  let fetched = 0
  answerApi({
    'GET /api/logs/all-logs/history/': () => {
      fetched += 1
      return fetched > 1 ? refused(503) : { data: [entry], has_more: false }
    },
    'GET /api/logs/factors/': () => ({ data: { chosen: ['alcohol', 'travel'], own: [], symptoms: [], own_symptoms: [] } }),
    'GET /api/settings/user-details/': () => refused(503),
    'GET /api/settings/preferences/': () => ({ data: DEFAULT_PREFERENCES }),
    [`PUT /api/logs/quick-log/${DAY}/update/`]: ({ body }) => {
      stored.push(body as QuickAnswers)
      return { success: true, message: 'Saved', data: { ...entry, ...(body as QuickAnswers) } }
    },
  })
  await renderPage(<Page />, `/day/${DAY}`)
  await page.getByText('What I track').click()
  const answer = (legend: string) => page.getByRole('radiogroup', { name: legend }).getByText('Yes', { exact: true })
  await answer('Alcohol').click()
  await expect.poll(() => fetched).toBeGreaterThan(1)
  await expect.element(page.getByText('1 of 2 noted')).toBeVisible()
  await answer('Travel').click()
  await expect.poll(() => stored.at(-1), { timeout: 5_000 }).toMatchObject({ mood_rating: 6, factors: { alcohol: 1, travel: 1 } })
})
