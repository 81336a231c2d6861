import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { eventsIn } from '../../../test/chat-server.ts'
import { testSecurity, testServer, NOON, setUpServer } from '../../../test/server.ts'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { Done, whole } from '../schemas.ts'
import { language, type Message, speakFrom, t } from '../words.ts'
import { answerErrors, apiNotFound } from './error-handler.ts'
import { acceptedLanguage, inLanguage, speakLanguages } from './languages.ts'
import { makeLimits } from './limits.ts'
import { done, makeServe } from './serve.ts'
import { transact } from './vaults.ts'

setUpServer()

const SIGN_IN: Message = () => t`Please sign in.`

const endpoints = {
  say: endpoint('POST /api/try/say/', 'public', { body: z.strictObject({ level: whole(1, 10) }), reply: Done }),
  save: endpoint('POST /api/try/save/', 'public', { body: z.strictObject({ level: whole(1, 10) }), reply: Done }),
  tell: endpoint('POST /api/try/tell/', 'public', {
    reply: Done,
    repeats: 'kept-by-feature',
    events: { step: z.object({ words: z.string() }) },
  }),
}

/** The translation in a catalogue of the kit. */
function wordsIn(spoken: 'es' | 'fr', message: string): string {
  const file = readFileSync(new URL(`../../../locales/kit/${spoken}.json`, import.meta.url), 'utf8')
  return (JSON.parse(file) as Record<string, string>)[message] ?? ''
}

function tryServer() {
  const app = fastify()
  const former = speakFrom({ edition: () => 'en', find: () => undefined })
  speakLanguages(app)
  onTestFinished(async () => {
    speakFrom(former)
    await app.close()
  })
  answerErrors(app)
  app.setNotFoundHandler(() => {
    throw apiNotFound()
  })
  const identify = () => Promise.reject(new Error('nobody'))
  const { serve } = makeServe({
    app,
    vaults: testServer().vaults,
    limits: makeLimits(1000),
    clock: () => NOON,
    identify,
    security: testSecurity(),
  })
  serve(endpoints.say, async () => done(SIGN_IN()))
  serve(endpoints.save, ({ accounts, body }) =>
    transact(accounts, async () => {
      await pause(1)
      if (body.level === 10) throw new AppError('conflict', { field: 'level', message: SIGN_IN() })
      return done(SIGN_IN())
    }),
  )
  serve(endpoints.tell, async ({ emit }) => {
    emit?.('step', { words: t`This field is required` })
    await pause(1)
    throw new AppError('unauthenticated', SIGN_IN())
  })
  const send = (url: string, spoken: string | undefined, body: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(spoken !== undefined && { 'accept-language': spoken }),
      },
      payload: body,
    })
  return { app, send }
}

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de-DE, nl;q=0.9', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['FR-ca', 'fr'],
  ['en-US,en;q=0.9', 'en'],
  ['en-AU,en;q=0.9', 'gb'],
  ['de, fr;q=0.8, en;q=0.7', 'fr'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['en;q=0.7, es ; q=0.7', 'en'],
  ['fr;q=0, es;q=0.1', 'es'],
  ['fr;level=1;q=0.2, es;q=0.4', 'es'],
] as const)('of "%s" it speaks %s', (header, spoken) => {
  expect(acceptedLanguage(header)).toBe(spoken)
})

test('work in a language uses it, also asynchronously, and other work does not', async () => {
  tryServer()
  expect(language()).toBe('en')
  const later = inLanguage('fr', async () => {
    const [now, nested] = [language(), inLanguage('es', language)]
    await pause(1)
    return [now, nested, language(), t`Please sign in.`]
  })
  expect([language(), t`Please sign in.`]).toEqual(['en', 'Please sign in.'])
  expect(await later).toEqual(['fr', 'es', 'fr', wordsIn('fr', 'Please sign in.')])
})

test('a caller without Accept-Language receives English', async () => {
  const { send } = tryServer()
  expect((await send(endpoints.say.path, undefined, '{"level":1}')).json()).toEqual({ success: true, message: 'Please sign in.' })
  expect((await send(endpoints.say.path, undefined, '{}')).json()).toMatchObject({ message: 'This field is required' })
})

test.each(['es', 'fr'] as const)('replies and refusals in %s', async (spoken) => {
  const { send } = tryServer()
  const range = wordsIn(spoken, 'Please give a whole number from {0} to {1}').replace('{0}', '1').replace('{1}', '10')
  expect((await send(endpoints.say.path, spoken, '{"level":1}')).json()).toEqual({
    success: true,
    message: wordsIn(spoken, 'Please sign in.'),
  })
  expect((await send(endpoints.say.path, spoken, '{"level":11}')).json()).toMatchObject({
    message: range,
    details: { level: [range] },
  })
  expect((await send(endpoints.say.path, spoken, '{')).json()).toMatchObject({
    message: wordsIn(spoken, 'The request body is not valid JSON.'),
  })
  expect((await send('/api/nowhere/', spoken, '{}')).json()).toMatchObject({
    message: wordsIn(spoken, 'There is nothing at this address.'),
  })
})

test('requests that arrive together and share a commit, each in its own language', async () => {
  const { send } = tryServer()
  const words = { en: 'Please sign in.', es: wordsIn('es', 'Please sign in.'), fr: wordsIn('fr', 'Please sign in.') }
  const calls = (['es', 'fr', 'en'] as const).flatMap((spoken) => [1, 10].map((level) => ({ spoken, level })))
  const replies = await Promise.all(calls.map(({ spoken, level }) => send(endpoints.save.path, spoken, JSON.stringify({ level }))))
  expect(replies.map((reply) => reply.json<unknown>())).toEqual(
    calls.map(({ spoken, level }) =>
      level === 1
        ? { success: true, message: words[spoken] }
        : { success: false, code: 'conflict', message: words[spoken], details: { level: [words[spoken]] } },
    ),
  )
})

test('events and the final error', async () => {
  const { send } = tryServer()
  const { body } = await send(endpoints.tell.path, 'es', '{}')
  expect(eventsIn(body)).toEqual([
    { event: 'step', data: { words: wordsIn('es', 'This field is required') } },
    { event: 'failed', data: { success: false, code: 'unauthenticated', message: wordsIn('es', 'Please sign in.') } },
  ])
})

test('a body that is sent in chunks', async () => {
  const { app } = tryServer()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const sendSlowly = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'accept-language': 'fr', 'content-length': body.length }
      const sending = request({ port, host: '127.0.0.1', method: 'POST', path: endpoints.say.path, headers }, (response) => {
        let text = ''
        response.on('data', (piece: Buffer) => (text += piece.toString()))
        response.on('end', () => resolve((JSON.parse(text) as { message: string }).message))
      })
      sending.on('error', reject)
      sending.write(body.slice(0, 3))
      setTimeout(() => sending.end(body.slice(3)), 50)
    })
  expect(await sendSlowly('{"level":1}')).toBe(wordsIn('fr', 'Please sign in.'))
  expect(await sendSlowly('{"level":}}')).toBe(wordsIn('fr', 'The request body is not valid JSON.'))
})
