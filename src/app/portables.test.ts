import { expect, test } from 'vitest'
import { house, setUpHouse } from '../../test/people.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { PORTABLES } from './server/portables.ts'

setUpHouse()

/** Tables of hers that no export carries, and why. */
const DERIVED: Readonly<Record<string, string>> = {
  log_counts: 'counted from her logs',
  log_runs: 'found from her logs',
  reminder_deliveries: 'what was sent, and when; it begins anew from her reminders',
  push_devices: 'the devices that take push, each signed in by itself',
  reminder_feeds: 'a secret address, which she makes anew',
  removed_logs: 'what she removed less than an hour ago',
  reactions: 'how she took what her partner did; what he did is his, and all of it goes with the link',
  answered_writes: 'answers to repeated writes of a device',
  kysely_migration: 'the store’s own',
  kysely_migration_lock: 'the store’s own',
  write_probe: 'the store’s own',
}

test('whatever a room keeps of hers leaves in her export, or is named here with a reason', async () => {
  const carried = new Set(PORTABLES.flatMap(({ tables }) => tables))
  const present = (await tablesOf(house().vaults.hers)).map(({ name }) => name)
  expect(present.filter((name) => !carried.has(name) && !(name in DERIVED))).toEqual([])
  expect([...carried].filter((name) => !present.includes(name))).toEqual([])
  expect([...carried].filter((name) => name in DERIVED)).toEqual([])
})

test('each kind has a name of its own', () => {
  const names = PORTABLES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
