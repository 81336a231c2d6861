import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { inLanguage, speakLanguages } from '../../../kit/server/languages.ts'
import { makeLater } from '../../../kit/server/later.ts'
import { addressWishMail, resetMail } from './mails.ts'

beforeAll(() => speakLanguages(fastify()))

const LINK = 'https://emberwell.example/reset-password/1/token'

test.each([
  ['en', 'Your link', 'Hello,'],
  ['es', 'Tu enlace', 'Hola:'],
  ['fr', 'Votre lien', 'Bonjour,'],
] as const)('a letter that is written after the reply is in the language of the request: %s', async (language, subject, hello) => {
  const failures: unknown[] = []
  const later = makeLater((error) => failures.push(error))
  const written: ReturnType<typeof resetMail>[] = []
  inLanguage(language, () => later.run(async () => void written.push(resetMail('her@example.org', LINK))))
  await later.done()
  expect(failures).toEqual([])
  expect(written).toMatchObject([{ to: 'her@example.org', subject }])
  expect(written[0]?.text).toContain(hello)
  expect(written[0]?.text).toContain(LINK)
})

test('the English letter to the present address reads as it always did', () => {
  expect(addressWishMail('her@example.org', LINK).text).toBe(
    [
      'Hello,',
      '',
      'Somebody who is signed in to your account, and knows its password, wants to use another email address. It changes only when the link',
      'in our mail to that address is opened.',
      '',
      'If that was you, there is nothing to do. If it was not, choose a new password now. That also stops the change:',
      '',
      LINK,
      '',
    ].join('\n'),
  )
})
