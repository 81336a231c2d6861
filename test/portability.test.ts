import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { ENGINE, setUpServer } from './server.ts'
import { callEveryEndpoint } from './tour.ts'

/**
 * Statements on `hers` and `couple` that name no owner, with the reason. An engine that distributes rows by owner sends
 * each of them to every part (docs/operations.md, section 4).
 */
const WITHOUT_OWNER: Record<string, readonly RegExp[]> = {
  'the hourly sweep removes what has expired': [
    /^delete from "(?:answered_writes|links|partner_chat_sessions|chat_sessions|signals|removed_logs|shares|reminder_deliveries)" where /,
    /^select "user_id", "session_id", "id" from "(?:partner_)?chat_messages" where "keep_until" <= \$1/,
    /^select "user_id", "id" from "treatments" where "removed_at" > \$1/,
  ],
  'the hourly sweep sets times right that a wrong clock wrote': [
    /^select \* from "reminders" where \("wake_at" > \$1 or "last_due_at" > \$2\)$/,
    /^update "reminder_deliveries" set "(?:send|wake)_at" = \$1 where "(?:send|wake)_at" > \$2/,
  ],
  'the hourly sweep compares reactions with links, by portions of women': [
    /^select distinct "user_id" from "reactions" where "user_id" > \$1/,
    /^select "user_id" from "links" where "user_id" in \(/,
  ],
  'workers look for what is due, without a lock': [
    /^select \(select "wake_at" from "reminders" where "wake_at" <= \$1 order by/,
    /^select (?:"user_id", )?(?:"id", )?"wake_at" from "\w+" where "wake_at" <= \$\d order by "wake_at" limit/,
  ],
  'the caller has a secret and no account: an invitation, a share link, an address for a calendar or for sleep data': [
    /^(?:select \* from|update) "links" .*where "id" = \$\d and "token_digest" = \$\d/,
    /^update "shares" set "opens_left" = .* where "digest" = \$2/,
    /^(?:select .* from|update) "reminder_feeds" .*where "digest" = \$\d$/,
    /^update "sleep_inboxes" set .* where "digest" = \$5 and /,
  ],
  'a link has two people, and he is the second': [/^select \* from "links" where "partner_id" = \$1$/],
  'each start reads the catalogue of what the role can reach': [/^with strange as \(/],
  'a browser moves from one account to another': [/^delete from "push_devices" where "digest" = \$1 and "user_id" != \$2$/],
}

/**
 * Indexes that begin with a time and do not say `asc`. Their migrations cannot be changed any more: on YugabyteDB the
 * database needs `yb_use_hash_splitting_by_default = off`. A new index names its order.
 */
const INDEXES_WITHOUT_ORDER = [
  'answered_writes_age',
  'answered_writes_age',
  'chat_messages_age',
  'chat_sessions_unused',
  'insight_alerts_wake',
  'leavings_due',
  'mails_due',
  'partner_chat_messages_age',
  'partner_chat_sessions_age',
  'passkey_challenges_age',
  'public_forms_age',
  'queued_once_age',
  'reminder_deliveries_age',
  'reminder_deliveries_wake',
  'reminders_wake',
  'removed_logs_age',
  'security_events_age',
  'shares_expires',
  'signals_end',
  'treatments_removed',
]

type Sent = { role: 'accounts' | 'hers' | 'couple' | 'owner'; text: string }
const sent: Sent[] = []

/** Records every statement of this process by the role that sends it. */
function recordStatements(): void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client & { user?: string }, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    const role = (/_(accounts|hers|couple)$/.exec(this.user ?? '')?.[1] ?? 'owner') as Sent['role']
    if (text) sent.push({ role, text: text.trim() })
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
}

/** Different statements of some roles, without those that begin and end transactions. */
function statementsOf(...roles: Sent['role'][]): string[] {
  const texts = sent.filter(({ role, text }) => roles.includes(role) && !/^(?:begin|commit|rollback)$/.test(text)).map(({ text }) => text)
  return [...new Set(texts)].toSorted()
}

function namesOwner(text: string): boolean {
  return text.startsWith('insert into') ? /\("?[^)]*"user_id"/.test(text) : text.includes('"user_id" = $')
}

describe.runIf(ENGINE === 'postgres')('the SQL that the server sends', () => {
  beforeAll(recordStatements)
  setUpServer()
  beforeAll(async () => {
    const statuses = await callEveryEndpoint()
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
  }, 120_000)

  test('names an owner in every statement on her records and on what the two share, but for listed ones', () => {
    const others = statementsOf('hers', 'couple').filter((text) => !namesOwner(text))
    const known = Object.values(WITHOUT_OWNER).flat()
    expect(others.filter((text) => !known.some((one) => one.test(text)))).toEqual([])
    expect(statementsOf('hers', 'couple').length).toBeGreaterThan(150)
    const unused = known.filter((one) => !others.some((text) => one.test(text)))
    expect(unused).toEqual([])
  })

  test('locks rows of one owner only, and takes no lock of the server, nor do the migrations', () => {
    const all = statementsOf('accounts', 'hers', 'couple')
    expect(all.filter((text) => /\bfor (?:update|share)\b/.test(text) && !namesOwner(text))).toEqual([])
    expect([...all, ...statementsOf('owner')].filter((text) => /skip locked|advisory|savepoint|lock table/i.test(text))).toEqual([])
  })

  test('names the order of every new index that does not begin with an owner', () => {
    const named = sent.flatMap(({ text }) => {
      const found = /^create index "(\w+)" on "\w+" \((.*?)[,)]/.exec(text)
      return found && found[2] !== '"user_id"' && !/ (?:asc|desc)$/.test(found[2] ?? '') ? [found[1] ?? ''] : []
    })
    expect(named.toSorted()).toEqual(INDEXES_WITHOUT_ORDER)
  })
})
