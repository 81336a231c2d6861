import { expect, test } from 'vitest'
import { testServer, setUpServer } from '../../test/server.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { EXPORT_SOURCES } from './server/export-sources.ts'

setUpServer()

/** Tables of hers that are not exported, with the reason. */
const DERIVED: Readonly<Record<string, string>> = {
  log_counts: 'counted from her logs',
  insight_alerts: 'when to look next; planned again by her next visit',
  reminder_deliveries: 'what was sent and when; recomputed from her reminders',
  push_devices: 'devices that receive push messages; each signs in itself',
  reminder_feeds: 'a secret address; she can create a new one',
  link_questions: 'whether she is asked about her link after a new password',
  removed_logs: 'what she removed less than an hour ago',
  sleep_inboxes: 'a secret address; she can create a new one',
  shares: 'reports encrypted for a link; the server cannot read them, and she can make a new link',
  reactions: 'her reactions to actions of her partner; they go with the link',
  answered_writes: 'replies to repeated writes',
  kysely_migration: 'the store’s own',
  kysely_migration_lock: 'the store’s own',
  write_probe: 'the store’s own',
}

test('every table of hers is exported or listed here with a reason', async () => {
  const carried = new Set(EXPORT_SOURCES.flatMap(({ tables }) => tables))
  const present = (await tablesOf(testServer().vaults.hers)).map(({ name }) => name)
  expect(present.filter((name) => !carried.has(name) && !(name in DERIVED))).toEqual([])
  expect([...carried].filter((name) => !present.includes(name))).toEqual([])
  expect([...carried].filter((name) => name in DERIVED)).toEqual([])
})

test('every kind has a unique name', () => {
  const names = EXPORT_SOURCES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
