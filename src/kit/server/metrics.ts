import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isEqualInConstantTime } from './constant-time.ts'
import type { VaultName } from './vaults.ts'

const DURATION_BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/**
 * Registers `/healthz` (the process runs), `/readyz` (it can serve; names the vaults that are away) and `/metrics`
 * (Prometheus format, for callers with the bearer token; otherwise 404). Routes are labelled by pattern, never by URL.
 * Returns the registry, to which features add metrics.
 */
export function watchHealth(app: FastifyInstance, findAway: () => Promise<VaultName[]>, metricsToken: string | undefined): Registry {
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
    const away = await findAway()
    if (away.length === 0) return { status: 'ready' }
    request.log.warn({ away }, 'Vault not reachable')
    // Every request reads its session from `accounts`; without another vault a part still works.
    return away.includes('accounts') ? reply.code(503).send({ status: 'not ready', away }) : { status: 'degraded', away }
  })
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined || !isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply.code(404).send({ status: 'not found' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
