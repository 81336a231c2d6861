/** A woman and her partner with records of every kind, so that every page has content. */
import type { Person } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import type { Places } from './page-ready.ts'

/** Addresses of entries that do not exist. */
export const EMPTY_ACCOUNT: Places = {
  '/tracker/soft/$id': ['/tracker/soft/1'],
  '/tracker/deep/$id': ['/tracker/deep/1'],
  '/day/$date': ['/day/2026-01-05'],
}

const SETTINGS = ['profile', 'body', 'voice', 'privacy', 'accessibility', 'notifications', 'account'].map((tab) => `/settings?tab=${tab}`)

/** Texts that the two wrote themselves. */
export const OWN = {
  meal: 'Lentil soup',
  journal: 'A quiet day by the sea.',
  reminder: 'Stretch a little',
  medicine: 'Morning gel',
  amount: 'two pumps',
  act: 'Made dinner.',
  signal: 'Low today.',
  ache: 'A dull ache all evening.',
  question: 'What is a hot flash?',
} as const

/** Creates content for every page of both. */
export async function fill(her: Person, him: Person): Promise<Places> {
  const today = await todayOf(her)
  const days = [0, 1, 2, 4, 5, 8, 9, 15].map((back) => daysBefore(today, back))
  const soft = (await addSoftLogs(her, days)).get(today)
  const words = { dominant_emotion_today: 'calm', most_nourishing_meal: OWN.meal, guided_journal_response: OWN.journal }
  const { data: deep } = await her.call('POST', '/api/logs/deep-log/create/', { log_date: daysBefore(today, 1), ...words })
  await her.call('POST', '/api/moments/', { kind: 'hot_flash', at: new Date(Date.now() - 60_000).toISOString() })
  const [month, weekday] = [{ month: 'long' }, { weekday: 'long' }].map((part) =>
    new Intl.DateTimeFormat('en-US', { ...(part as Intl.DateTimeFormatOptions), timeZone: 'UTC' }).format(Date.parse(today)),
  )
  const flow = { flow_description: 'Moderate flow', symptoms: OWN.ache }
  const date = { day: weekday, date: Number(today.slice(8)), month, year: Number(today.slice(0, 4)) }
  await her.call('POST', '/api/landing/calendar/create/', { ...date, ...flow })
  const answers = { instrument: 'mrs', language: 'en', form_version: 1, answers: [2, 1, 3, 2, 2, 1, 3, 1, 1, 2, 3] }
  await her.call('POST', '/api/checkins/', { ...answers, at: new Date(Date.now() - 35 * 86_400_000).toISOString() })
  const schedule = { kind: 'daily', times: ['08:00'] }
  const phases = [{ from: daysBefore(today, 5), change: 'start', amount: OWN.amount, strength: '', schedule }]
  const taken = await her.call('POST', '/api/treatments/', { name: OWN.medicine, what: 'oestrogen', form: 'gel', phases })
  await her.call('PUT', '/api/treatments/doses/', { treatment_id: taken.data.id, local_date: today, slot: 0, state: 'taken' })
  await her.call('POST', '/api/embertides/', { energy: 70, focus: 60, tension: 20, path: [], at: new Date().toISOString() })
  const evening = { kind: 'custom', title: OWN.reminder, time: '20:00', days: ['mon', 'thu'], channels: ['in_app'] }
  await her.call('POST', '/api/reminders/', evening)
  await him.call('POST', '/api/compass/supportive-actions/create/', { action_description: OWN.act, action_type: 'Practical Help' })
  await her.call('POST', '/api/compass/signals/', { category: 'energy', text: OWN.signal })
  const session = (await her.call('POST', '/api/chat/session/create/')).session.id
  await her.call('POST', '/api/chat/send/', { message: OWN.question, session_id: session })
  return {
    '/tracker/soft/$id': [`/tracker/soft/${soft}`],
    '/tracker/deep/$id': [`/tracker/deep/${deep.id}`],
    '/day/$date': [`/day/${today}`],
    '/settings': SETTINGS,
    '/chat': [`/chat?session=${session}`],
  }
}
