import { join } from 'node:path'
import { fastify, type FastifyInstance, LogController } from 'fastify'
import { finishLeavings, type Unlink } from '../../features/account/server/leaving.ts'
import { accountRoutes } from '../../features/account/server/routes.ts'
import { findDueAt, removeLeaving } from '../../features/account/server/store.ts'
import { changeRoutes } from '../../features/auth/server/change-routes.ts'
import { hashPassword } from '../../features/auth/server/passwords.ts'
import { authRoutes, makeIdentify } from '../../features/auth/server/routes.ts'
import { removeSessions, sweepAccounts } from '../../features/auth/server/store.ts'
import { makeTokens } from '../../features/auth/server/tokens.ts'
import { endLink, findLinkedPartners, sweepInvitations } from '../../features/compass/server/link-store.ts'
import { watchLinks } from '../../features/compass/server/link-watch.ts'
import { compassRoutes } from '../../features/compass/server/routes.ts'
import { sweepSignals } from '../../features/compass/server/signal-store.ts'
import { emberTidesRoutes } from '../../features/embertides/server/routes.ts'
import { calendarRoutes } from '../../features/calendar/server/routes.ts'
import { insightRoutes } from '../../features/insights/server/routes.ts'
import { trendRoutes } from '../../features/insights/server/trend-routes.ts'
import { libraryOf, openLibrary } from '../../features/lara/server/library.ts'
import { openModelClient } from '../../features/lara/server/model-client.ts'
import { makeModel } from '../../features/lara/server/model-improve.ts'
import type { Language } from '../../features/lara/rules/speech.ts'
import { laraRoutes } from '../../features/lara/server/routes.ts'
import { setKept, sweepChat } from '../../features/lara/server/retention-store.ts'
import { landingRoutes } from '../../features/landing/server/routes.ts'
import { sweepRemovedLogs } from '../../features/logs/server/removed-store.ts'
import { logRoutes } from '../../features/logs/server/routes.ts'
import { momentRoutes } from '../../features/moments/server/routes.ts'
import { onboardingRoutes } from '../../features/onboarding/server/routes.ts'
import { removeReactions, sweepReactions } from '../../features/partner/server/parting-store.ts'
import { partnerRoutes } from '../../features/partner/server/routes.ts'
import { partnerChatRoutes } from '../../features/partner-chat/server/routes.ts'
import { sweepPartnerChat } from '../../features/partner-chat/server/session-store.ts'
import { makeCourier, type Courier } from '../../features/reminders/server/courier.ts'
import { sweepDeliveries } from '../../features/reminders/server/delivery-store.ts'
import { removeDevicesOf } from '../../features/reminders/server/device-store.ts'
import { reminderRoutes } from '../../features/reminders/server/routes.ts'
import { moveReminders } from '../../features/reminders/server/store.ts'
import { settingsRoutes } from '../../features/settings/server/routes.ts'
import type { Endpoint } from '../../kit/endpoint.ts'
import { answerError, answerErrors } from '../../kit/server/answers.ts'
import type { Config } from '../../kit/server/config.ts'
import { guardHeaders, guardingHeaders } from '../../kit/server/headers.ts'
import { forgetAnsweredWrites } from '../../kit/server/idempotency.ts'
import type { Keys } from '../../kit/server/keys.ts'
import { speakLanguages } from '../../kit/server/languages.ts'
import { makeLater } from '../../kit/server/later.ts'
import { makeLimits } from '../../kit/server/limits.ts'
import { forgetQueuedMail, makePostman, type Postman } from '../../kit/server/mail.ts'
import { watchHealth } from '../../kit/server/metrics.ts'
import type { Person } from '../../kit/server/people.ts'
import { makeServe } from '../../kit/server/serve.ts'
import type { Vaults } from '../../kit/server/vaults.ts'
import { serveWeb } from '../../kit/server/web-files.ts'
import { PORTABLES } from './portables.ts'

const BODY_MAX_BYTES = 512 * 1024
const SWEEP_EVERY_MS = 3_600_000
const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web')

/** The server with all rooms wired together, not yet listening. */
export type House = {
  app: FastifyInstance
  /** Every endpoint that is served; the test that walks the doors reads it. */
  doors: readonly Endpoint[]
  postman: Postman
  courier: Courier
  /** What is done each hour: what is over is removed, and accounts whose time has come go. */
  sweep(): Promise<void>
  /** Sweeps once now, beside the requests. */
  sweepSoon(): void
  /** Waits for the work that goes on after replies. */
  settled(): Promise<void>
  /** Finishes what is under way and closes the vaults. */
  close(): Promise<void>
}

/** Wires the rooms. `clock` answers ms since the epoch. */
export async function buildHouse(config: Config, vaults: Vaults, keys: Keys, clock: () => number = Date.now): Promise<House> {
  const isTls = config.publicUrl.startsWith('https:')
  const headersFor = guardingHeaders(isTls)
  const app: FastifyInstance = fastify({
    // Logs go to standard error, so that standard output holds the one line with the address.
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // An address that cannot be read finds no route, and so no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersFor(request.url))
      answerError(error, request, reply)
    },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body.toString(), done)
  })

  speakLanguages(app)
  guardHeaders(app, isTls)
  answerErrors(app)
  const registry = watchHealth(app, () => vaults.check())

  const later = makeLater((error) =>
    app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'Work after a reply has failed'),
  )
  const limits = makeLimits(config.rateLimitScale, vaults.limitsPool)
  const tokens = makeTokens(keys)
  const identify = makeIdentify(vaults.accounts, keys, tokens)
  const { serve, bound } = makeServe({ app, vaults, limits, clock, identify })
  const signedOut = async ({ id, sessionId, userType }: Person) => {
    if (userType === 'woman') await removeDevicesOf(vaults.hers, id, sessionId)
  }
  const authParts = { keys, tokens, limits, later, publicUrl: config.publicUrl, signedOut }
  authRoutes(serve, authParts)
  changeRoutes(serve, authParts)
  settingsRoutes(serve, keys, { moved: (person, now) => moveReminders(vaults.hers, person, now), kept: setKept })
  onboardingRoutes(serve)
  logRoutes(serve)
  momentRoutes(serve)
  emberTidesRoutes(serve)
  calendarRoutes(serve)
  reminderRoutes(serve, { vaults, keys, config })
  insightRoutes(serve)
  trendRoutes(serve)
  landingRoutes(serve, keys, config.apiTestPage)
  const report = (error: unknown) =>
    app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'An answer could not be made as it should')
  // What Lara knows is read when somebody comes to talk with her, bit by bit, so that neither a start nor a request waits for it.
  const visited = (language: Language) => later.run(() => openLibrary(language))
  laraRoutes(serve, {
    model: config.llm && makeModel({ client: openModelClient(config.llm), registry }),
    report,
    visited,
  })
  partnerChatRoutes(serve, { libraryOf, report, visited })
  const endSessions = (userId: number) => removeSessions(vaults.accounts, userId)
  const links = watchLinks((userIds) => findLinkedPartners(vaults.couple, userIds))
  compassRoutes(serve, { endSessions, links, left: (herId) => later.run(() => removeReactions(vaults.hers, herId)) })
  const isLeaving = async (userId: number) => (await findDueAt(vaults.accounts, userId)) !== undefined
  const { accounts, couple } = vaults
  partnerRoutes(serve, {
    accounts,
    couple,
    keys,
    limits,
    publicUrl: config.publicUrl,
    isLeaving,
    endSessions,
    hashPassword,
    stay: removeLeaving,
  })
  // Ties of a couple are cut here at once when somebody leaves, whether it is she or he.
  const unlink: Unlink = async (couple, userId) => {
    const ended = await endLink(couple, userId, endSessions)
    if (ended) await removeReactions(vaults.hers, ended.herId)
  }
  const leaving = { vaults, keys, unlinks: [unlink] }
  accountRoutes(serve, { ...leaving, portables: PORTABLES, publicUrl: config.publicUrl })

  await serveWeb(app, WEB_FOLDER)

  const postman = makePostman(config, vaults.accounts, keys, clock, app.log)
  const courier = makeCourier({ config, vaults, keys, clock, notes: app.log, isLeaving })
  const sweep = async () => {
    await finishLeavings(leaving, clock())
    // Another server may have destroyed a key that is still known here.
    keys.forgetAll()
    await sweepAccounts(vaults.accounts, clock())
    await forgetQueuedMail(vaults.accounts, clock())
    await sweepDeliveries(vaults.hers, clock())
    await forgetAnsweredWrites(vaults.hers, clock())
    // What she deleted can be brought back for an hour; here it goes for good.
    await sweepRemovedLogs(vaults.hers, clock())
    await sweepChat(vaults.hers, clock())
    await forgetAnsweredWrites(vaults.couple, clock())
    await sweepInvitations(vaults.couple, clock())
    await sweepPartnerChat(vaults.couple, clock())
    await sweepReactions(vaults.hers, vaults.couple)
    await sweepSignals(vaults.couple, clock())
  }
  const sweeping = setInterval(() => later.run(sweep), SWEEP_EVERY_MS).unref()

  return {
    app,
    doors: bound,
    postman,
    courier,
    sweep,
    sweepSoon: () => later.run(sweep),
    settled: () => later.done(),
    close: async () => {
      clearInterval(sweeping)
      links.stop()
      await app.close()
      await later.done()
      await Promise.all([postman.stop(), courier.stop()])
      await vaults.close()
    },
  }
}
