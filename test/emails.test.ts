import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Email } from '../src/kit/server/email-queue.ts'

/**
 * Every email of the product (docs/safety.md, section 4) has a neutral sender and subject, no health terms and no
 * images. Reminders are covered by `notice-words.test.ts`.
 */

const ROOT = join(import.meta.dirname, '..')
const HEALTH =
  /menopau|m[eé]nopau|period|cycle|ciclo|regla|règle|symptom|s[ií]ntoma|health|salud|santé|hormon|mood|ánimo|humeur|flash|sweat|sleep|\blogs?\b|track|journal|doctor|medic/i
const SUBJECTS = ['Your link', 'Tu enlace', 'Votre lien', 'About your account']
const TO = 'somebody@example.org'
const LINK = 'https://emberwell.test/x/1/secret'

/** Arguments for each email function. A new email must be added here. */
const CALLS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  resetEmail: [[TO, LINK]],
  newAddressEmail: [[TO, LINK]],
  takenAddressEmail: [[TO]],
  addressWishEmail: [[TO, LINK]],
  addressLeftEmail: [[TO]],
  welcomeEmail: [[TO, LINK]],
  confirmationEmail: [[TO, LINK]],
  feedMadeEmail: [[TO, LINK]],
  passwordChangedEmail: [[TO, LINK]],
  newDeviceEmail: [[TO, 'Firefox on Android', LINK]],
  lockedEmail: [[TO, LINK]],
  codesFailedEmail: [[TO, LINK]],
  recoveryCodeEmail: [[TO, LINK]],
  secondFactorOnEmail: [[TO, LINK]],
  secondFactorOffEmail: [[TO, LINK]],
  recoveryCodesEmail: [[TO, LINK]],
  passkeyAddedEmail: [[TO, LINK]],
  passkeyRemovedEmail: [[TO, LINK]],
  passkeyOnlyEmail: [[TO, LINK]],
  passwordAloneEmail: [[TO, LINK]],
  signupTakenEmail: [[TO, LINK]],
  deletionEmail: [[TO, LINK, '1 May 2026']],
  invitationEmail: ['English', 'Spanish', 'French'].map((language) => [TO, { woman_name: 'Ana', partner_name: 'Jonas' }, LINK, language]),
}

type Write = (...args: readonly unknown[]) => Email

async function writers(): Promise<[string, Write][]> {
  const files = globSync(['src/features/*/server/emails.ts', 'src/features/reminders/server/feed-email.ts'], { cwd: ROOT })
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>),
  )
  return modules.flatMap((one) => Object.entries(one).filter((entry): entry is [string, Write] => typeof entry[1] === 'function'))
}

test('every email function is tested', async () => {
  expect((await writers()).map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe('an email says nothing about the subject of the product', () => {
  test.each(Object.keys(CALLS))('%s', async (name) => {
    const write = (await writers()).find(([one]) => one === name)?.[1]
    for (const args of CALLS[name] ?? []) {
      const mail = write?.(...args)
      expect(Object.keys(mail ?? {}).toSorted(), 'plain text alone, so that no picture can be fetched').toEqual(['subject', 'text', 'to'])
      expect(SUBJECTS).toContain(mail?.subject)
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(HEALTH)
      expect(mail?.text).not.toMatch(/<[a-z!/]|cid:|emberwell(?!\.test)/i)
      const links = mail?.text.match(/\w+:\/\/\S+/g) ?? []
      expect(links).toEqual(args.includes(LINK) ? [LINK] : [])
    }
  })
})

test('only the features that write these emails, and reminders, queue emails', async () => {
  const files = globSync('src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const sources = await Promise.all(files.map(async (file) => ({ file, code: await readFile(join(ROOT, file), 'utf8') })))
  const features = sources
    .filter(({ code }) => /\bqueue(?:Unasked)?Email(?:Once)?\(/.test(code))
    .map(({ file }) => /src\/(?:features\/)?([\w-]+)/.exec(file)?.[1] ?? '')
  expect([...new Set(features)].toSorted()).toEqual(['account', 'auth', 'kit', 'partner', 'passkeys', 'reminders', 'second-factor'])
})

test('Lara contacts no one: her features and the partner chat have no access to emails or push', async () => {
  const files = globSync('src/features/{answers,knowledge,lara,partner-chat,safety,text}/**/*.ts', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    expect
      .soft(await readFile(join(ROOT, file), 'utf8'), file)
      .not.toMatch(/from '[^']*(?:\/emails|\/email-(?:queue|worker)|\/push[\w-]*|web-push|nodemailer)(?:\.ts)?'/)
  }
})
