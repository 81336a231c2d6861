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
  'trusted-types sw reader',
].join('; ')

const ALWAYS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
}

/** Pages of share links and their call: never indexed, and the page never stored (decision 0072). */
const SHARED = /^\/(?:s|api\/shared)(?:[/?]|$)/

/**
 * Security headers for the response to a URL: no other origin, no framing, no caching of API responses and of pages of
 * share links (docs/safety.md, section 3). HSTS only behind TLS.
 */
export function guardingHeaders(isTls: boolean): (url: string) => Record<string, string> {
  const always = { ...ALWAYS, ...(isTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }) }
  const api = { ...always, 'cache-control': 'no-store' }
  const shared = { ...api, 'x-robots-tag': 'noindex' }
  return (url) => (SHARED.test(url) ? shared : /^\/api(?:[/?]|$)/.test(url) ? api : always)
}

/** Sets the security headers on every response. */
export function guardHeaders(app: FastifyInstance, isTls: boolean): void {
  const headersFor = guardingHeaders(isTls)
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersFor(request.url))
    next()
  })
}
