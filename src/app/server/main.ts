import { readConfig } from '../../kit/server/config.ts'
import { StartProblem } from '../../kit/server/startup-problem.ts'

/** Time for requests in flight after a stop signal, in ms; then their connections are closed. */
const FINISH_MAX_MS = 7_000
/** Time after a stop signal until the process exits in any case, in ms. */
const STOP_MAX_MS = 9_500
/** Delay after the start before its garbage is collected, in ms. */
const TIDY_MS = 2_000

/**
 * Collects what the start left behind, a fifth of the memory. V8 would do so only when the memory is needed again,
 * which on an idle server is never. Takes about 60 ms.
 */
async function collectGarbage(): Promise<void> {
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}

async function start(): Promise<void> {
  // Files of this process (vaults, key, outbox) are readable by this account only.
  process.umask(0o077)
  const config = readConfig()
  // Parts are loaded one after the other, so that a wrong setting or a store in use is reported at once.
  const { openStores } = await import('../../kit/server/stores.ts')
  const { vaults, keys } = await openStores(config)
  const { buildServer } = await import('./app.ts')
  const server = await buildServer(config, vaults, keys)
  try {
    await server.app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await server.close()
    const { code } = error as { code?: unknown }
    if (code === 'EADDRINUSE') throw new StartProblem(`PORT ${config.port} is already in use on ${config.host}.`)
    if (code === 'EACCES') throw new StartProblem(`PORT ${config.port} may not be used by this account.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartProblem(`HOST ${config.host} is not an address of this machine.`)
    throw error
  }
  server.emailWorker.start()
  server.reminderWorker.start()
  // Continues at once what a killed process did not finish.
  server.sweepSoon()
  // Without it the server only uses more memory.
  setTimeout(() => void collectGarbage().catch(() => undefined), TIDY_MS).unref()

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => server.app.server.closeAllConnections(), FINISH_MAX_MS).unref()
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const address = server.app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host
  process.stdout.write(`Emberwell is ready at http://${host}:${port}\n`)
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`Emberwell cannot start: ${error.message}\n`)
  process.exitCode = 1
}
