import { join } from 'node:path'
import { fastify, type FastifyInstance, LogController } from 'fastify'
import { authRoutes, makeIdentify } from '../../features/auth/server/routes.ts'
import { sweepAccounts } from '../../features/auth/server/store.ts'
import { makeTokens } from '../../features/auth/server/tokens.ts'
import { insightRoutes } from '../../features/insights/server/routes.ts'
import { landingRoutes } from '../../features/landing/server/routes.ts'
import { logRoutes } from '../../features/logs/server/routes.ts'
import { momentRoutes } from '../../features/moments/server/routes.ts'
import { onboardingRoutes } from '../../features/onboarding/server/routes.ts'
import { settingsRoutes } from '../../features/settings/server/routes.ts'
import type { Endpoint } from '../../kit/endpoint.ts'
import { answerErrors } from '../../kit/server/answers.ts'
import type { Config } from '../../kit/server/config.ts'
import { guardHeaders } from '../../kit/server/headers.ts'
import { forgetAnsweredWrites } from '../../kit/server/idempotency.ts'
import type { Keys } from '../../kit/server/keys.ts'
import { makeLater } from '../../kit/server/later.ts'
import { makeLimits } from '../../kit/server/limits.ts'
import { makePostman, type Postman } from '../../kit/server/mail.ts'
import { watchHealth } from '../../kit/server/metrics.ts'
import { makeServe } from '../../kit/server/serve.ts'
import type { Vaults } from '../../kit/server/vaults.ts'
import { serveWeb } from '../../kit/server/web-files.ts'

const BODY_MAX_BYTES = 512 * 1024
const SWEEP_EVERY_MS = 3_600_000
const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web')

/** The server with all rooms wired together, not yet listening. */
export type House = {
  app: FastifyInstance
  /** Every endpoint that is served; the test that walks the doors reads it. */
  doors: readonly Endpoint[]
  postman: Postman
  /** Waits for the work that goes on after replies. */
  settled(): Promise<void>
  /** Finishes what is under way and closes the vaults. */
  close(): Promise<void>
}

/** Wires the rooms. `clock` answers ms since the epoch. */
export async function buildHouse(config: Config, vaults: Vaults, keys: Keys, clock: () => number = Date.now): Promise<House> {
  const app: FastifyInstance = fastify({
    // Logs go to standard error, so that standard output holds the one line with the address.
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body.toString(), done)
  })

  guardHeaders(app, config.publicUrl.startsWith('https:'))
  answerErrors(app)
  watchHealth(app, () => vaults.check())

  const later = makeLater((error) =>
    app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'Work after a reply has failed'),
  )
  const limits = makeLimits(config.rateLimitScale, vaults.limitsPool)
  const tokens = makeTokens(keys)
  const identify = makeIdentify(vaults.accounts, keys, tokens)
  const { serve, bound } = makeServe({ app, vaults, limits, clock, identify })
  authRoutes(serve, { keys, tokens, limits, later, publicUrl: config.publicUrl })
  settingsRoutes(serve, keys)
  onboardingRoutes(serve)
  logRoutes(serve)
  momentRoutes(serve)
  insightRoutes(serve)
  landingRoutes(serve, keys)

  await serveWeb(app, WEB_FOLDER)

  const postman = makePostman(config, vaults.accounts, keys, clock, app.log)
  const sweep = async () => {
    await sweepAccounts(vaults.accounts, clock())
    await forgetAnsweredWrites(vaults.hers, clock())
    await forgetAnsweredWrites(vaults.couple, clock())
  }
  const sweeping = setInterval(() => later.run(sweep), SWEEP_EVERY_MS).unref()

  return {
    app,
    doors: bound,
    postman,
    settled: () => later.done(),
    close: async () => {
      clearInterval(sweeping)
      await app.close()
      await later.done()
      await postman.stop()
      await vaults.close()
    },
  }
}
