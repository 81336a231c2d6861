import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time in ms for which requests sent before the shutdown may still arrive. */
const ARRIVAL_MS = 300

/**
 * Closes connections during shutdown: idle ones (such as those a browser opens in advance) at once, the others when
 * their reply has been sent. Without it, Node waits for both until their timeouts.
 */
export function endConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, number>()
  let isStopping = false
  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, 0)
    socket.once('close', () => requests.delete(socket))
  })
  app.server.on('request', ({ socket }, reply) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1)
    reply.once('close', () => {
      const open = (requests.get(socket) ?? 1) - 1
      if (!socket.destroyed) requests.set(socket, open)
      if (isStopping && open === 0) socket.destroySoon()
    })
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      isStopping = true
      for (const [socket, open] of requests) if (open === 0) socket.destroySoon()
    }, ARRIVAL_MS).unref()
    done()
  })
}
