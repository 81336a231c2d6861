import type { Access } from '../src/kit/endpoint.ts'
import { fileTypeOf, uploadOf } from '../src/kit/files.ts'
import { type TestCouple, twoLinked } from './couples.ts'
import { fittingBody } from './fitting-body.ts'
import { reachOf } from './real-ids.ts'
import { as, type Caller, clockNow, guest, NOON, setClock, steppedUp, testServer } from './server.ts'

async function callerOf(access: Access, { her, him }: TestCouple): Promise<Caller> {
  if (access === 'public') return guest
  return as(await steppedUp(access === 'partner' ? him : her))
}

/**
 * Calls every endpoint with a valid body and an existing row, each for a couple of its own, then runs the workers and
 * the sweep once. Resolves to the status of each call by method and path.
 */
export async function callEveryEndpoint(): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const { server } = testServer()
  for (const endpoint of server.endpoints) {
    setClock(NOON)
    const couple = await twoLinked()
    const reach = await reachOf(endpoint, couple)
    const upload = uploadOf(endpoint.body)
    const content = upload ? { raw: Buffer.from('no file'), headers: { 'content-type': upload.type } } : {}
    const body = upload ? {} : { body: { ...fittingBody(endpoint), ...reach.body } }
    // A write with a key takes the way of repeats; a file reply is not stored for them.
    const headers = upload || fileTypeOf(endpoint.reply) ? {} : { headers: { 'idempotency-key': 'the-tour-once' } }
    const caller = await callerOf(endpoint.access, couple)
    const { status } = await caller.call(endpoint, { params: reach.params, ...body, ...headers, ...content } as never)
    statuses.set(`${endpoint.method} ${endpoint.path}`, status)
  }
  await server.settled()
  setClock(clockNow() + 2 * 86_400_000)
  await server.reminderWorker.deliver()
  await server.emailWorker.deliver()
  await server.sweep()
  return statuses
}
