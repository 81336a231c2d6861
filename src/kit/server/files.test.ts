import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { AppError, STATUS_OF } from '../errors.ts'
import { receivedFile } from './files.ts'
import { inMemory, makeUploadQueue } from './upload-queue.ts'

const MB = 1024 * 1024

const servers: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A server that takes files; returns what sends one of that many MB, and resolves to status and size told. */
async function serverWith(limits: Parameters<typeof makeUploadQueue>[0]): Promise<(megabytes: number) => Promise<string>> {
  const app = fastify({ bodyLimit: 100 * MB, forceCloseConnections: true })
  servers.push(app)
  const arrive = makeUploadQueue(limits)
  app.addContentTypeParser('application/zip', (_request, sent, ready) => ready(null, sent))
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof AppError ? STATUS_OF[error.code] : 500).send('busy'))
  app.post('/', (incoming, reply) =>
    arrive(receivedFile(incoming, reply, { type: 'application/zip', mostBytes: 50 * MB }), inMemory, async (bytes) => String(bytes.length)),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return (megabytes) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/zip', 'content-length': megabytes * MB }
      const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve(`${response.statusCode} ${text}`))
      })
      sending.on('error', reject)
      for (let at = 0; at < megabytes; at += 1) sending.write(Buffer.alloc(MB))
      sending.end()
    })
}

test('a file that is refused while it comes gets its answer, and not a lost connection', async () => {
  const send = await serverWith({ mostBytes: 2 * MB, mostWaiting: 2 })
  expect(await send(1)).toBe(`200 ${MB}`)
  expect(await send(30)).toBe('503 busy')
  expect(await send(2)).toBe(`200 ${2 * MB}`)
})

test('a file that is refused before its first byte gets its answer as well', async () => {
  const send = await serverWith({ mostBytes: 100 * MB, mostWaiting: 0 })
  expect(await send(30)).toBe('503 busy')
})
