import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { tablesOf } from '../src/kit/server/owned-rows.ts'
import { tables, type Vault } from '../src/kit/server/vaults.ts'
import { house } from './people.ts'

/** What the server has written to its log since it was last asked. */
export type Heard = () => string[]

/** Listens to all that this process writes, from before the server stands (call it above `setUpHouse`) until the tests of the file are over. */
export function hearLogs(): Heard {
  let heard: string[] = []
  const { stderr, stdout } = process
  const [toErrors, toOutput] = [stderr.write, stdout.write]
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  const said = methods.map((name) => console[name])
  beforeAll(() => {
    const hear = (piece: Uint8Array | string) => {
      heard.push(...(typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8')).split('\n').filter(Boolean))
      return true
    }
    stderr.write = hear
    stdout.write = hear
    for (const name of methods) console[name] = (...words: unknown[]) => void hear(words.map(String).join(' '))
  })
  afterAll(() => {
    stderr.write = toErrors
    stdout.write = toOutput
    for (const [place, name] of methods.entries()) console[name] = said[place] ?? console[name]
  })
  return () => {
    const lines = heard
    heard = []
    return lines
  }
}

/** Delivers what waits and answers the letters that stand in the outbox and were not answered before. */
export function makeLetterBox(): () => Promise<string[]> {
  const known = new Set<string>()
  return async () => {
    await house().house.settled()
    while ((await house().house.postman.deliver()) > 0);
    const folder = join(house().config.dataDir, 'outbox')
    let names: string[] = []
    try {
      names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !known.has(name))
    } catch {
      return []
    }
    for (const name of names) known.add(name)
    return names.map((name) => readFileSync(join(folder, name), 'latin1'))
  }
}

type AnyRows = Record<string, Record<string, unknown>>

/** Every cell of every row of a vault as text, with where it stands. */
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

/** The part of a text's base64 that stands whatever comes before and after it, for each of the three places it may begin at. */
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
 * Which of these words stand in a text: as they are in any case, percent-encoded or quoted-printable, as base64 or base64url at any place, also
 * broken into lines, or as hex digits. The words are plain ASCII.
 */
export function makeSeeker(sought: readonly string[]): (text: string) => string[] {
  const forms = sought.map((word) => {
    const bytes = Buffer.from(word)
    const coded = base64Cores(bytes)
    const url = coded.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'))
    return { word, plain: [word.toLowerCase(), bytes.toString('hex')], coded: [...new Set([...coded, ...url])] }
  })
  return (text) => {
    // Also lines that JSON wrote into one.
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

/** The fields of what a door takes in which any words may stand. */
export function freeTextsOf(door: Endpoint): string[] {
  const shapes = [door.body, door.query].map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...new Set(shapes.flatMap((shape) => textsIn(shape as Shape, '')))]
}

/** Headers that are not compared: the time of the answer by the machine's own clock. Every other one is. */
const OWN_CLOCK = ['date']

/** Makes what one man is told comparable with what another is: ids become their order of appearance, his own address and name are taken out. */
export function makeEven(him: { id: number; email: string }): {
  reply(answer: { status: number; headers: Record<string, unknown>; text: string }): string
  letter(letter: string): string
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
      .replace(/"(\w*id)":(\d+)/g, (_, name: string, id: string) => `"${name}":"${place(id)}"`)
      .replaceAll(him.email, 'him@example.org')
      .replace(/Person Number\d+/g, 'Person')
  return {
    reply: ({ status, headers, text }) => {
      const length = Number(headers['content-length']) === Buffer.byteLength(text) ? 'right' : headers['content-length']
      const kept = Object.entries(headers).filter(([name]) => !OWN_CLOCK.includes(name))
      const told = kept.map(([name, value]) => `${name}: ${String(name === 'content-length' ? length : value)}`)
      return even(`${status}\n${told.join('\n')}\n\n${text}`)
    },
    letter: (letter) =>
      even(letter.replace(/=\r\n/g, ''))
        .replace(/^(Message-ID|Date): .*$/gm, '$1')
        .replace(/\/(\d+)\/[\w-]{43}/g, (_, id: string) => `/${place(id)}/token`),
    line: (line) => {
      if (!line.startsWith('{')) return even(line)
      const { time: _time, pid: _pid, hostname: _host, reqId: _request, ...said } = JSON.parse(line) as Record<string, unknown>
      return even(JSON.stringify(said).replace(/outbox\/[\w-]+\.eml/, 'outbox/letter.eml'))
    },
  }
}
