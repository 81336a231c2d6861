import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Mail } from '../src/kit/server/mail.ts'

/** Every letter that the product writes (safety.md §4): neutral in sender and subject, no word of health, no picture. Reminders are `notice-words.test.ts`. */

const ROOT = join(import.meta.dirname, '..')
const HEALTH =
  /menopau|m[eé]nopau|period|cycle|ciclo|regla|règle|symptom|s[ií]ntoma|health|salud|santé|hormon|mood|ánimo|humeur|flash|sweat|sleep|\blogs?\b|track|journal|doctor|medic/i
const SUBJECTS = ['Your link', 'Tu enlace', 'Votre lien', 'About your account']
const TO = 'somebody@example.org'
const LINK = 'https://emberwell.test/x/1/secret'

/** What each of them is called with. A new one must be named here, and is then held to the same. */
const CALLS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  resetMail: [[TO, LINK]],
  newAddressMail: [[TO, LINK]],
  takenAddressMail: [[TO]],
  addressWishMail: [[TO, LINK]],
  addressLeftMail: [[TO]],
  passwordChangedMail: [[TO, LINK]],
  leavingMail: [[TO, LINK, '1 May 2026']],
  invitationMail: ['English', 'Spanish', 'French'].map((language) => [TO, { woman_name: 'Ana', partner_name: 'Jonas' }, LINK, language]),
}

type Write = (...given: readonly unknown[]) => Mail

async function writers(): Promise<[string, Write][]> {
  const files = globSync('src/features/*/server/mails.ts', { cwd: ROOT })
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>),
  )
  return modules.flatMap((one) => Object.entries(one).filter((entry): entry is [string, Write] => typeof entry[1] === 'function'))
}

test('every letter is looked at', async () => {
  expect((await writers()).map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe('a letter says nothing of what the product is about', () => {
  test.each(Object.keys(CALLS))('%s', async (name) => {
    const write = (await writers()).find(([one]) => one === name)?.[1]
    for (const given of CALLS[name] ?? []) {
      const mail = write?.(...given)
      expect(Object.keys(mail ?? {}).toSorted(), 'plain text alone, so that no picture can be fetched').toEqual(['subject', 'text', 'to'])
      expect(SUBJECTS).toContain(mail?.subject)
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(HEALTH)
      expect(mail?.text).not.toMatch(/<[a-z!/]|cid:|emberwell(?!\.test)/i)
      const links = mail?.text.match(/\w+:\/\/\S+/g) ?? []
      expect(links).toEqual(given.includes(LINK) ? [LINK] : [])
    }
  })
})

test('nobody queues a letter but the rooms that write these, and the reminders', async () => {
  const files = globSync('src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const sources = await Promise.all(files.map(async (file) => ({ file, code: await readFile(join(ROOT, file), 'utf8') })))
  const rooms = sources
    .filter(({ code }) => /\bqueueMail(?:Once)?\(/.test(code))
    .map(({ file }) => /src\/(?:features\/)?([\w-]+)/.exec(file)?.[1] ?? '')
  expect([...new Set(rooms)].toSorted()).toEqual(['account', 'auth', 'kit', 'partner', 'reminders'])
})

test('Lara contacts nobody: her rooms and his chat reach neither letters nor push', async () => {
  const files = globSync('src/features/{lara,partner-chat}/**/*.ts', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    expect
      .soft(await readFile(join(ROOT, file), 'utf8'), file)
      .not.toMatch(/from '[^']*(?:\/mail|\/mails|\/push[\w-]*|web-push|nodemailer)(?:\.ts)?'/)
  }
})
