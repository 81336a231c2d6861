import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { inLanguage, speakLanguages } from '../../../kit/server/languages.ts'
import { makeBackgroundTasks } from '../../../kit/server/background-tasks.ts'
import { resetEmail } from './emails.ts'

beforeAll(() => speakLanguages(fastify()))

const LINK = 'https://emberwell.example/reset-password/1/token'

test.each([
  ['en', 'Your link', 'Hello,'],
  ['es', 'Tu enlace', 'Hola:'],
  ['fr', 'Votre lien', 'Bonjour,'],
] as const)('a letter that is written after the reply is in the language of the request: %s', async (language, subject, hello) => {
  const failures: unknown[] = []
  const backgroundTasks = makeBackgroundTasks((error) => failures.push(error))
  const emails: ReturnType<typeof resetEmail>[] = []
  inLanguage(language, () => backgroundTasks.run(async () => void emails.push(resetEmail('her@example.org', LINK))))
  await backgroundTasks.done()
  expect(failures).toEqual([])
  expect(emails).toMatchObject([{ to: 'her@example.org', subject }])
  expect(emails[0]?.text).toContain(hello)
  expect(emails[0]?.text).toContain(LINK)
})
