import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { tablesOf } from '../src/kit/server/owned-rows.ts'
import { tables, type Vault } from '../src/kit/server/vaults.ts'
import { testServer } from './server.ts'

/** Returns the log lines since the previous call. */
export type Captured = () => string[]

/**
 * Captures all output of this process until the file's tests are over. Call it above `setUpServer`, so that the
 * server's start is included.
 */
export function captureLogs(): Captured {
  let captured: string[] = []
  const { stderr, stdout } = process
  const [toErrors, toOutput] = [stderr.write, stdout.write]
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  const originals = methods.map((name) => console[name])
  beforeAll(() => {
    const capture = (piece: Uint8Array | string) => {
      captured.push(...(typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8')).split('\n').filter(Boolean))
      return true
    }
    stderr.write = capture
    stdout.write = capture
    for (const name of methods) console[name] = (...words: unknown[]) => void capture(words.map(String).join(' '))
  })
  afterAll(() => {
    stderr.write = toErrors
    stdout.write = toOutput
    for (const [place, name] of methods.entries()) console[name] = originals[place] ?? console[name]
  })
  return () => {
    const lines = captured
    captured = []
    return lines
  }
}

/** An email from the outbox, with a first line about its file. Times between `begun` and now are replaced. */
function readEmail(folder: string, name: string, begun: number): string {
  const text = readFileSync(join(folder, name), 'latin1')
  const { mtimeMs, mode } = statSync(join(folder, name))
  // A Date header has whole seconds, and file times may be a tick behind.
  const isNow = (at: number) => at >= begun - 1_000 && at <= Date.now() + 1_000
  const id = /^Message-ID: <(.{1,36})/m.exec(text)?.[1]
  const file = name === `${id}.eml` ? 'named by its Message-ID' : `named ${name}`
  const head = `Outbox-File: ${file}, mode ${mode.toString(8)}, written ${isNow(mtimeMs) ? 'at delivery' : mtimeMs}\r\n`
  return head + text.replace(/^Date: (.*)$/m, (line, at: string) => (isNow(Date.parse(at)) ? 'Date: at delivery' : line))
}

/** Returns a function that delivers queued emails and returns those it has not returned before. */
export function makeInbox(): () => Promise<string[]> {
  const known = new Set<string>()
  return async () => {
    await testServer().server.settled()
    const begun = Date.now()
    while ((await testServer().server.emailWorker.deliver()) > 0);
    const folder = join(testServer().config.dataDir, 'outbox')
    let names: string[] = []
    try {
      names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !known.has(name))
    } catch {
      return []
    }
    for (const name of names) known.add(name)
    return names.map((name) => readEmail(folder, name, begun))
  }
}

type AnyRows = Record<string, Record<string, unknown>>

/** Every cell of every row of a vault as text, with its location. */
export async function cellsOf(vault: Vault): Promise<{ where: string; text: string }[]> {
  const cells: { where: string; text: string }[] = []
  for (const { name } of await tablesOf(vault))
    for (const row of await tables<AnyRows>(vault).selectFrom(name).selectAll().execute())
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
        cells.push({ where: `${vault.name}.${name}.${column}`, text })
      }
  return cells
}

/** The part of a text's base64 encoding that does not depend on its surroundings, for each of the three alignments. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((shift) => {
    const coded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    const whole = Math.floor(((shift + bytes.length) * 8) / 6)
    return coded.slice(Math.ceil((shift * 8) / 6), whole)
  })
}

const unescaped = (text: string, sign: '%' | '=') =>
  text.replace(new RegExp(`${sign}([0-9A-F]{2})`, 'gi'), (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Returns a function that finds which of these words a text contains: in any case, percent-encoded, quoted-printable,
 * as base64 or base64url at any position, with line breaks, or as hex digits. The words are ASCII.
 */
export function makeFinder(words: readonly string[]): (text: string) => string[] {
  const forms = words.map((word) => {
    const bytes = Buffer.from(word)
    const coded = base64Cores(bytes)
    const url = coded.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'))
    return { word, plain: [word.toLowerCase(), bytes.toString('hex')], coded: [...new Set([...coded, ...url])] }
  })
  return (text) => {
    // Also line breaks escaped in JSON.
    const joined = text.replace(/=?(?:\r*\n|\\r\\n|\\n)/g, '')
    const variants = new Set([text, joined, unescaped(text, '%'), unescaped(joined, '=')])
    const found = new Set<string>()
    for (const variant of variants) {
      const lower = variant.toLowerCase()
      for (const { word, plain, coded } of forms)
        if (plain.some((form) => lower.includes(form)) || coded.some((form) => variant.includes(form))) found.add(word)
    }
    return [...found]
  }
}

type Shape = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  allOf?: Shape[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
}

function textsIn(shape: Shape, path: string): string[] {
  if (shape.enum || shape.const !== undefined) return []
  if (shape.anyOf) return shape.anyOf.flatMap((one) => textsIn(one, path))
  if (shape.properties) return Object.entries(shape.properties).flatMap(([name, one]) => textsIn(one, path ? `${path}.${name}` : name))
  if (shape.items) return textsIn(shape.items, `${path}[]`)
  return shape.type === 'string' && !shape.pattern && !shape.allOf?.some(({ pattern }) => pattern) ? [path] : []
}

/** Fields of an endpoint's body that accept any text. */
export function freeTextsOf(endpoint: Endpoint): string[] {
  const shapes = [endpoint.body, endpoint.query].map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...new Set(shapes.flatMap((shape) => textsIn(shape as Shape, '')))]
}

/** The time of a reply by the machine's clock, which tests do not control; only other times are compared. */
const timeOf = (name: string, value: unknown) =>
  name === 'date' && Math.abs(Date.parse(String(value)) - Date.now()) < 60_000 ? 'now' : undefined

/**
 * Normalises what one partner receives for comparison with another: ids become their order of appearance, and his
 * address and name are removed.
 */
export function makeEven(him: { id: number; email: string }): {
  reply(answer: { status: number; headers: Record<string, unknown>; text: string }): string
  email(email: string): string
  line(line: string): string
} {
  const known = new Map<string, number>([[String(him.id), 0]])
  const place = (id: string) => {
    const found = known.get(id) ?? known.size
    known.set(id, found)
    return `#${found}`
  }
  const even = (text: string) =>
    text
      .replace(/"(\w*id)":(\d{9,})/g, (_, name: string, id: string) => `"${name}":"${place(id)}"`)
      .replaceAll(him.email, 'him@example.org')
      .replace(/Person Number\d+/g, 'Person')
  return {
    reply: ({ status, headers, text }) => {
      const length = Number(headers['content-length']) === Buffer.byteLength(text) ? 'right' : headers['content-length']
      const named = Object.entries(headers).map(([name, value]) => [name, name === 'ratelimit' ? 'what is left' : value] as const)
      const headerLines = named.map(
        ([name, value]) => `${name}: ${timeOf(name, value) ?? String(name === 'content-length' ? length : value)}`,
      )
      return even(`${status}\n${headerLines.join('\n')}\n\n${text}`)
    },
    email: (email) =>
      even(email.replace(/=\r\n/g, ''))
        .replace(/^Message-ID: <(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43})@emberwell>/gm, 'Message-ID')
        .replace(/\/(\d+)\/[\w-]{43}/g, (_, id: string) => `/${place(id)}/token`)
        // Keyed digests of the recipient's address alone.
        .replace(/no-more-email\/[\w-]{43}\/[\w-]{43}/g, 'no-more-email/address/token'),
    line: (line) => {
      if (!line.startsWith('{')) return even(line)
      const { time: _time, pid: _pid, hostname: _host, reqId: _request, ...originals } = JSON.parse(line) as Record<string, unknown>
      // A keyed digest of the account's id alone.
      if ('account' in originals) originals['account'] = 'a pseudonym'
      return even(JSON.stringify(originals).replace(/outbox\/[\w-]+\.eml/, 'outbox/letter.eml'))
    },
  }
}

/** Ids are 52 random bits; one below this is a counter, and is compared as it is. */
const RANDOM_ID = 100_000_000

type Cell = { column: string; value: unknown }

/**
 * One cell for comparison: of encrypted values the length, of digests and random ids the kind, of everything else
 * the value.
 */
function comparable({ column, value }: Cell, known: ReadonlyMap<number, string>): string {
  if (value instanceof Uint8Array) return `${column}: ${value.length} bytes`
  if (typeof value === 'string' && /^[\w-]{43}$/.test(value)) return `${column}: a digest`
  const number = Number(value)
  if (value !== null && known.has(number)) return `${column}: ${known.get(number)}`
  if (/(?:^|_)id$/.test(column) && number >= RANDOM_ID) return `${column}: an id`
  return `${column}: ${String(value)}`
}

/**
 * A stored reply holds random ids of 15 or 16 digits, so its length varies. The story repeats such calls, and the
 * replies are compared.
 */
const withoutLength = (shape: string) => shape.replace(/sealed: \d+ bytes/, 'sealed: a reply')

/** A row, normalised for comparison with a row of another couple (`shape`), and unchanged (`whole`). */
type Traced = { shape: string; whole: string }

/** All rows of a vault. `known` names ids that have the same role in both worlds. */
async function rowsOf(vault: Vault, known: ReadonlyMap<number, string>): Promise<Traced[]> {
  const traced: Traced[] = []
  for (const { name } of await tablesOf(vault))
    for (const row of await tables<AnyRows>(vault).selectFrom(name).selectAll().execute()) {
      const cells = Object.entries(row).map(([column, value]): Cell => ({ column, value }))
      const whole = cells.map(({ value }) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
      const shape = cells.map((cell) => comparable(cell, known)).join(', ')
      traced.push({ shape: `${name} ${name === 'answered_writes' ? withoutLength(shape) : shape}`, whole: `${name} ${whole.join(' ')}` })
    }
  return traced
}

/**
 * Records the rows of a vault. The returned function lists what has changed since: each new or changed row (`+`)
 * with all its cells, normalised, and each removed one (`-`); `raw` holds the new rows unchanged.
 */
export async function traceVault(
  vault: Vault,
): Promise<(known: ReadonlyMap<number, string>) => Promise<{ shapes: string[]; raw: string[] }>> {
  const before = new Set((await rowsOf(vault, new Map())).map(({ whole }) => whole))
  return async (known) => {
    const rows = await rowsOf(vault, known)
    const added = rows.filter(({ whole }) => !before.has(whole))
    const present = new Set(rows.map(({ whole }) => whole))
    const gone = [...before].filter((whole) => !present.has(whole)).map((whole) => `- ${whole.split(' ')[0]}`)
    return { shapes: [...added.map(({ shape }) => `+ ${shape}`), ...gone].toSorted(), raw: added.map(({ whole }) => whole) }
  }
}
