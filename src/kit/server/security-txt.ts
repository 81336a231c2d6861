import type { FastifyInstance } from 'fastify'

/** Time in ms until the file counts as stale; the date is set at each request, so it is always ahead. */
const VALID_MS = 90 * 86_400_000

/**
 * Serves `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. Without a contact the address answers
 * 404. `clock` returns ms since the epoch.
 */
export function serveSecurityTxt(app: FastifyInstance, contact: string | undefined, publicUrl: string, clock: () => number): void {
  const path = '/.well-known/security.txt'
  if (contact === undefined) return
  app.get(path, (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, es, fr',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
