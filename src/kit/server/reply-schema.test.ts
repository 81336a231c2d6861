import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { replySchema } from './reply-schema.ts'

const Reply = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      mood: z.nullish(z.number()),
      note: z.nullable(z.string()),
      kind: z.enum(['a', 'b']),
      flag: z.literal([0, 1]),
      day: z.nullable(z.object({ date: z.string() })),
      list: z.nullish(z.array(z.string())),
      done: z.literal(true),
    }),
  ),
})

async function serialised(reply: unknown): Promise<unknown> {
  const app = fastify()
  app.get('/', { schema: { response: { 200: replySchema(z.toJSONSchema(Reply, { io: 'output' })) } } }, async () => reply)
  return (await app.inject('/')).json()
}

test('declared fields are sent unchanged, with null and missing kept distinct', async () => {
  const row = { id: 2 ** 52 - 1, mood: null, note: null, kind: 'b', flag: 0, day: { date: '2026-11-21' }, list: null, done: true }
  const { mood: _, list: __, ...short } = row
  expect(await serialised({ data: [row, { ...short, day: null, note: 'é "quoted" <b>' }] })).toEqual({
    data: [row, { ...short, day: null, note: 'é "quoted" <b>' }],
  })
})

test('undeclared fields are never sent', async () => {
  const row = { id: 1, note: null, kind: 'a', flag: 1, day: { date: 'x', hidden: 1 }, done: true, sealed: 'secret', password_hash: 'x' }
  expect(await serialised({ data: [row], extra: 'secret' })).toEqual({
    data: [{ id: 1, note: null, kind: 'a', flag: 1, day: { date: 'x' }, done: true }],
  })
})
