import { join } from 'node:path'
import { fastify, type FastifyInstance, LogController } from 'fastify'
import { dangerIn } from '../../features/answers/rules/after-danger.ts'
import { finishDeletions, type Unlink } from '../../features/account/server/account-deletion.ts'
import { accountRoutes } from '../../features/account/server/routes.ts'
import { findDueAt, removeDeletion } from '../../features/account/server/store.ts'
import { changeRoutes } from '../../features/auth/server/change-routes.ts'
import { hashPassword } from '../../features/auth/server/passwords.ts'
import { deviceName } from '../../features/auth/rules/device.ts'
import { loginRoutes } from '../../features/auth/server/login-routes.ts'
import { passkeyLoginRoutes } from '../../features/auth/server/passkey-login-routes.ts'
import { makeSignIn } from '../../features/auth/server/sign-in.ts'
import { authRoutes, makeIdentify } from '../../features/auth/server/routes.ts'
import { removeSessions } from '../../features/auth/server/session-store.ts'
import { sweepAccounts } from '../../features/auth/server/sweep-store.ts'
import { makeTokens } from '../../features/auth/server/tokens.ts'
import { sweepInvitations } from '../../features/couple/server/invitation-store.ts'
import { endLink, findLinkedPartners, findLinkedWomen } from '../../features/couple/server/link-store.ts'
import { watchLinks } from '../../features/compass/server/link-watch.ts'
import { compassRoutes } from '../../features/compass/server/routes.ts'
import { sweepSignals } from '../../features/couple/server/signal-store.ts'
import { backgroundRoutes } from '../../features/background/server/routes.ts'
import { checkinRoutes } from '../../features/checkins/server/routes.ts'
import { emberTidesRoutes } from '../../features/embertides/server/routes.ts'
import { calendarRoutes } from '../../features/calendar/server/routes.ts'
import { stageRoutes } from '../../features/calendar/server/stage-routes.ts'
import { insightRoutes } from '../../features/insights/server/routes.ts'
import { trendRoutes } from '../../features/insights/server/trend-routes.ts'
import { libraryOf, openLibrary } from '../../features/lara/server/library.ts'
import { openModelClient } from '../../features/lara/server/model-client.ts'
import { makeModel } from '../../features/lara/server/model-improve.ts'
import type { Language } from '../../features/text/rules/speech.ts'
import { makeRecogniser } from '../../features/lara/server/recogniser.ts'
import { findRecentAbouts } from '../../features/lara/server/memory-store.ts'
import { laraRoutes } from '../../features/lara/server/routes.ts'
import { herConversations } from '../../features/lara/server/conversation-store.ts'
import { setKept } from '../../features/lara/server/retention-store.ts'
import { landingRoutes } from '../../features/landing/server/routes.ts'
import { sweepRemovedLogs } from '../../features/logs/server/removed-store.ts'
import { logRoutes } from '../../features/logs/server/routes.ts'
import { momentRoutes } from '../../features/moments/server/routes.ts'
import { onboardingRoutes } from '../../features/onboarding/server/routes.ts'
import { askAboutLink } from '../../features/partner/server/link-question-store.ts'
import { forgetPartner, sweepReactions } from '../../features/partner/server/unlinking-store.ts'
import { partnerRoutes } from '../../features/partner/server/routes.ts'
import { partnerChatRoutes } from '../../features/partner-chat/server/routes.ts'
import { partnerConversations } from '../../features/partner-chat/server/conversation-store.ts'
import { makeReminderWorker, type ReminderWorker } from '../../features/reminders/server/reminder-worker.ts'
import { setRemindersToClock } from '../../features/reminders/server/clock.ts'
import { sweepDeliveries } from '../../features/reminders/server/delivery-store.ts'
import { removeAllDevices, removeDevicesOf } from '../../features/reminders/server/device-store.ts'
import { removeFeedOf } from '../../features/reminders/server/feed-store.ts'
import { reminderRoutes } from '../../features/reminders/server/routes.ts'
import { moveReminders } from '../../features/reminders/server/store.ts'
import { shareRoutes } from '../../features/shares/server/routes.ts'
import { sleepInboxRoutes } from '../../features/sleep-inbox/server/routes.ts'
import { removeInboxOf } from '../../features/sleep-inbox/server/store.ts'
import { removeShares, sweepShares } from '../../features/shares/server/store.ts'
import { exchangeRoutes } from '../../features/exchange/server/routes.ts'
import { experimentAlert } from '../../features/experiments/server/alerts.ts'
import { experimentRoutes } from '../../features/experiments/server/routes.ts'
import { patternAlert } from '../../features/patterns/server/alerts.ts'
import { patternRoutes } from '../../features/patterns/server/routes.ts'
import { fhirRoutes } from '../../features/fhir/server/routes.ts'
import { reportRoutes } from '../../features/report/server/routes.ts'
import { treatmentRoutes } from '../../features/treatments/server/routes.ts'
import { sweepRemovedTreatments, treatmentPlans } from '../../features/treatments/server/store.ts'
import { passkeyRoutes } from '../../features/passkeys/server/routes.ts'
import { secondFactorRoutes } from '../../features/second-factor/server/routes.ts'
import { settingsRoutes } from '../../features/settings/server/routes.ts'
import type { Endpoint } from '../../kit/endpoint.ts'
import { answerError, answerErrors } from '../../kit/server/error-handler.ts'
import type { Config } from '../../kit/server/config.ts'
import { type DamagedRow, damagedRows } from '../../kit/server/damaged-rows.ts'
import { endConnections } from '../../kit/server/connections.ts'
import { guardHeaders, guardingHeaders } from '../../kit/server/headers.ts'
import { forgetAnsweredWrites } from '../../kit/server/idempotency.ts'
import type { Keys } from '../../kit/server/keys.ts'
import { speakLanguages } from '../../kit/server/languages.ts'
import { makeBackgroundTasks } from '../../kit/server/background-tasks.ts'
import { makeLimits } from '../../kit/server/limits.ts'
import { sweepEmails } from '../../kit/server/email-queue.ts'
import { makeEmailWorker, type EmailWorker } from '../../kit/server/email-worker.ts'
import { watchHealth } from '../../kit/server/metrics.ts'
import type { Person } from '../../kit/server/person.ts'
import { serveSecurityTxt } from '../../kit/server/security-txt.ts'
import { makeSecurityLog, sweepSecurityEvents } from '../../kit/server/security-log.ts'
import { makeServe } from '../../kit/server/serve.ts'
import { findAway, type Vaults } from '../../kit/server/vaults.ts'
import { serveWeb } from '../../kit/server/web-files.ts'
import { EXPORT_SOURCES } from './export-sources.ts'

const BODY_MAX_BYTES = 512 * 1024
/** How long a request may take to arrive, in ms: an import of 50 MB at 2 Mbit/s takes 200 s. */
const REQUEST_MAX_MS = 240_000
const SWEEP_EVERY_MS = 3_600_000
/** Newest answers of Lara in which a danger is looked for. */
const DANGERS_LOOKED = 200
/** Damaged rows logged at most, per process. */
const LOGGED_DAMAGED_MAX = 1_000
const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web')

/** The wired server, not yet listening. */
export type BuiltServer = {
  app: FastifyInstance
  /** Every bound endpoint. */
  endpoints: readonly Endpoint[]
  emailWorker: EmailWorker
  reminderWorker: ReminderWorker
  /** The hourly clean-up: removes expired rows and deletes accounts that are due. */
  sweep(): Promise<void>
  /** Starts one sweep in the background. */
  sweepSoon(): void
  /** Resolves when background work after replies is done. */
  settled(): Promise<void>
  /** Waits for requests and background work, then closes the vaults. */
  close(): Promise<void>
}

/** Builds the server. `clock` returns ms since the epoch. */
export async function buildServer(config: Config, vaults: Vaults, keys: Keys, clock: () => number = Date.now): Promise<BuiltServer> {
  const isTls = config.publicUrl.startsWith('https:')
  const headersFor = guardingHeaders(isTls)
  const app: FastifyInstance = fastify({
    // Standard output is only for the line with the address.
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A malformed URL matches no route, so no hook runs.
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

  endConnections(app)
  speakLanguages(app)
  guardHeaders(app, isTls)
  answerErrors(app)
  const registry = watchHealth(app, () => findAway(vaults), config.metricsToken)

  const loggedDamaged = new Set<string>()
  const logDamaged = (message: unknown) => {
    const { table, row } = message as DamagedRow
    const name = `${table} ${row}`
    if (loggedDamaged.has(name) || loggedDamaged.size >= LOGGED_DAMAGED_MAX) return
    loggedDamaged.add(name)
    app.log.error({ table, row }, 'A sealed row is damaged and was skipped; a backup may still have it')
  }
  damagedRows.subscribe(logDamaged)

  const backgroundTasks = makeBackgroundTasks((error) =>
    app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'Background work failed'),
  )
  const limits = makeLimits(config.rateLimitScale, vaults.limitsPool)
  const tokens = makeTokens(keys)
  const identify = makeIdentify(vaults.accounts, keys, tokens)
  const security = makeSecurityLog(vaults.accounts, keys, app.log, deviceName)
  const { serve, bound } = makeServe({ app, vaults, limits, clock, isTls, identify, security })
  const signedOut = async ({ id, sessionId, userType }: Person, isSharedDevice: boolean) => {
    if (userType !== 'woman') return
    await removeDevicesOf(vaults.hers, id, sessionId)
    if (isSharedDevice) await removeShares(vaults.hers, id)
  }
  // When either person leaves or takes back an account, the couple's link ends at once.
  const endSessions = (userId: number) => removeSessions(vaults.accounts, userId)
  const unlink: Unlink = async (couple, userId) => {
    const ended = await endLink(couple, userId, endSessions)
    if (ended) await forgetPartner(vaults.hers, ended.herId)
  }
  const passwordReplaced = async ({ id, userType }: Person, isTakenBack: boolean, now: number) => {
    if (userType === 'woman') {
      await removeFeedOf(vaults.hers, id)
      await removeInboxOf(vaults.hers, id)
      await removeShares(vaults.hers, id)
    }
    if (isTakenBack) {
      if (userType === 'woman') await removeAllDevices(vaults.hers, id)
      await unlink(vaults.couple, id, now)
    } else if (userType === 'woman' && (await findLinkedWomen(vaults.couple, [id])).has(id)) await askAboutLink(vaults.hers, id, now)
  }
  const authParts = { passwordReplaced, keys, tokens, limits, backgroundTasks, publicUrl: config.publicUrl, signedOut }
  const signIn = makeSignIn(authParts)
  authRoutes(serve, authParts, signIn)
  loginRoutes(serve, authParts, signIn)
  passkeyLoginRoutes(serve, authParts, signIn)
  passkeyRoutes(serve, { keys, publicUrl: config.publicUrl })
  secondFactorRoutes(serve, { keys, publicUrl: config.publicUrl })
  changeRoutes(serve, authParts)
  settingsRoutes(serve, keys, { moved: (person, now) => moveReminders(vaults.hers, person, treatmentPlans, now), kept: setKept })
  onboardingRoutes(serve)
  logRoutes(serve)
  momentRoutes(serve)
  emberTidesRoutes(serve)
  checkinRoutes(serve, {
    hadDanger: async (hers, user, since) =>
      (await findRecentAbouts(hers, user, since, DANGERS_LOOKED)).some((about) => dangerIn([about]) !== undefined),
  })
  calendarRoutes(serve)
  stageRoutes(serve)
  backgroundRoutes(serve)
  treatmentRoutes(serve)
  shareRoutes(serve, { hers: vaults.hers, keys })
  reminderRoutes(serve, { vaults, keys, config, treatments: treatmentPlans })
  insightRoutes(serve)
  trendRoutes(serve)
  patternRoutes(serve)
  experimentRoutes(serve)
  exchangeRoutes(serve)
  reportRoutes(serve)
  fhirRoutes(serve, config)
  sleepInboxRoutes(serve, { vaults, keys, publicUrl: config.publicUrl })
  landingRoutes(serve, keys, config.apiTestPage)
  const report = (error: unknown) =>
    app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'An answer could not be produced or stored as intended')
  // Lara's content is loaded in small steps when someone opens the chat, so that neither the start nor a request waits
  // for it.
  const visited = (language: Language) => backgroundTasks.run(() => openLibrary(language))
  // Two recognisers: the partner's response time must not depend on what she writes.
  const recogniser = makeRecogniser(report, config.rateLimitScale)
  const partnerRecogniser = makeRecogniser(report, config.rateLimitScale)
  laraRoutes(serve, {
    model: config.llm && makeModel({ client: openModelClient(config.llm), registry, budgetMs: config.llm.timeoutMs }),
    recognise: recogniser.recognise,
    report,
    visited,
  })
  partnerChatRoutes(serve, { libraryOf, recognise: partnerRecogniser.recognise, report, visited })
  const links = watchLinks((userIds) => findLinkedPartners(vaults.couple, userIds))
  compassRoutes(serve, { endSessions, links, left: (herId) => backgroundTasks.run(() => forgetPartner(vaults.hers, herId)) })
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
    stay: removeDeletion,
  })
  const endShares: Unlink = (_couple, userId) => removeShares(vaults.hers, userId)
  const endInbox: Unlink = (_couple, userId) => removeInboxOf(vaults.hers, userId)
  const deleted = (userId: number) => security.tell('deletion_done', userId)
  const leaving = { vaults, keys, unlinks: [unlink, endShares, endInbox], deleted }
  accountRoutes(serve, { ...leaving, exportSources: EXPORT_SOURCES, publicUrl: config.publicUrl })

  serveSecurityTxt(app, config.securityContact, config.publicUrl, clock)
  await serveWeb(app, WEB_FOLDER)

  const emailWorker = makeEmailWorker(config, vaults.accounts, keys, clock, app.log)
  const reminderWorker = makeReminderWorker({
    config,
    vaults,
    keys,
    clock,
    notes: app.log,
    treatments: treatmentPlans,
    alerts: [patternAlert, experimentAlert],
    isLeaving,
  })
  const sweep = async () => {
    await finishDeletions(leaving, clock())
    // Another process may have destroyed a key that is cached here.
    keys.forgetAll()
    await sweepAccounts(vaults.accounts, clock())
    await sweepEmails(vaults.accounts, clock())
    await sweepSecurityEvents(vaults.accounts, clock())
    await limits.sweep()
    await sweepDeliveries(vaults.hers, clock())
    await setRemindersToClock(vaults, keys, treatmentPlans, clock())
    await forgetAnsweredWrites(vaults.hers, clock())
    // Deleted logs and treatments can be restored for an hour; this deletes them for good.
    await sweepRemovedLogs(vaults.hers, clock())
    await sweepRemovedTreatments(vaults.hers, clock())
    await sweepShares(vaults.hers, clock())
    await herConversations.sweep(vaults.hers, clock())
    await forgetAnsweredWrites(vaults.couple, clock())
    await sweepInvitations(vaults.couple, clock())
    await partnerConversations.sweep(vaults.couple, clock())
    await sweepReactions(vaults.hers, vaults.couple)
    await sweepSignals(vaults.couple, clock())
  }
  const sweeping = setInterval(() => backgroundTasks.run(sweep), SWEEP_EVERY_MS).unref()

  return {
    app,
    endpoints: bound,
    emailWorker,
    reminderWorker,
    sweep,
    sweepSoon: () => backgroundTasks.run(sweep),
    settled: () => backgroundTasks.done(),
    close: async () => {
      clearInterval(sweeping)
      damagedRows.unsubscribe(logDamaged)
      links.stop()
      await app.close()
      await backgroundTasks.done()
      await Promise.all([emailWorker.stop(), reminderWorker.stop(), recogniser.close(), partnerRecogniser.close()])
      await vaults.close()
    },
  }
}
