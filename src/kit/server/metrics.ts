import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const DURATION_BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** `/healthz` says that the process runs, `/readyz` that it can serve, `/metrics` speaks Prometheus to this machine alone; routes are named by pattern, never by address. Answers the registry, where rooms add their own figures. */
export function watchHealth(app: FastifyInstance, check: () => Promise<void>): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, next) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    next()
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await check()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'The store does not answer')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.has(request.socket.remoteAddress ?? '') || request.headers['x-forwarded-for'])
      return reply.code(404).send({ status: 'not found' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
