import type { FastifyInstance } from 'fastify'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw',
].join('; ')

/** Sets the headers of safety.md §3 on every answer: no origin but our own, no framing, nothing of the API kept. HSTS only behind TLS. */
export function guardHeaders(app: FastifyInstance, isTls: boolean): void {
  const always: Record<string, string> = {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    ...(isTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const api = { ...always, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.url.startsWith('/api/') ? api : always)
    next()
  })
}
