import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy in front of a database. `end` cuts it for good. */
export type Relay = { url: string; cut(): Promise<void>; restore(): Promise<void>; end(): Promise<void> }

/** A TCP proxy to the database. When cut, it closes open connections and refuses new ones. */
export async function makeRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl)
  const [host, databasePort] = [target.hostname, Number(target.port || 5432)]
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(databasePort, host)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to)
    to.pipe(from)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const port = await listen(0)
  target.hostname = '127.0.0.1'
  target.port = String(port)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    url: target.href,
    cut,
    restore: async () => void (await listen(port)),
    end: async () => {
      if (server.listening) await cut()
    },
  }
}
