import { readConfig } from '../../kit/server/config.ts'
import { StartProblem } from '../../kit/server/start-problem.ts'

/** How long requests in flight may take once the server is told to stop; then their connections are cut. In milliseconds. */
const FINISH_MAX_MS = 7_000
/** How long a stop may take before the process ends all the same, in milliseconds. */
const STOP_MAX_MS = 9_500

async function start(): Promise<void> {
  // Whatever this process makes (vaults, key, outbox) is for this account alone.
  process.umask(0o077)
  const config = readConfig()
  // Each part is loaded when the one before it holds: a wrong setting or a store in use is told at once.
  const { openStores } = await import('../../kit/server/stores.ts')
  const { vaults, keys } = await openStores(config)
  const { buildHouse } = await import('./app.ts')
  const house = await buildHouse(config, vaults, keys)
  try {
    await house.app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await house.close()
    const { code } = error as { code?: unknown }
    if (code === 'EADDRINUSE') throw new StartProblem(`PORT ${config.port} is already in use on ${config.host}.`)
    if (code === 'EACCES') throw new StartProblem(`PORT ${config.port} may not be used by this account.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartProblem(`HOST ${config.host} is not an address of this machine.`)
    throw error
  }
  house.postman.start()
  house.courier.start()
  // What a server was killed over is not left until the next hour.
  house.sweepSoon()

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => house.app.server.closeAllConnections(), FINISH_MAX_MS).unref()
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
    house.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const address = house.app.server.address()
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
