import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ANY_PAGE, PAGES } from '../page-files.ts'
import { edition, type Edition, EDITIONS } from '../words.ts'
import { apiNotFound } from './error-handler.ts'

const PAGE_CACHE = 'no-cache'
const CHANGE_PASSWORD = '/settings?tab=account'
const ASSET_CACHE = 'public, max-age=31536000, immutable'

/** Returns a function from a page's path to its file in `folder`, in an edition. */
export function pageFiles(folder: string, spoken: Edition = 'en'): (path: string) => string {
  const pages = PAGES[spoken]
  const names = existsSync(join(folder, pages)) ? readdirSync(join(folder, pages), { recursive: true, encoding: 'utf8' }) : []
  const files = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => ({ file: `${pages}/${name}`, parts: name === 'index.html' ? [] : name.slice(0, -'.html'.length).split('/') }))
  const exact = new Map(files.map(({ file, parts }) => [parts.join('/'), file]))
  const patterns = files.filter(({ parts }) => parts.some((part) => part.startsWith('$')))
  return (path) => {
    const segments = path.split('/').filter(Boolean)
    const pattern = patterns.find(
      ({ parts }) => parts.length === segments.length && parts.every((part, at) => part.startsWith('$') || part === segments[at]),
    )
    return exact.get(segments.join('/')) ?? pattern?.file ?? ANY_PAGE[spoken]
  }
}

/**
 * Serves the built web app from `folder`: hashed assets with a lifetime of one year, compressed at build. Every other
 * URL outside /api and /.well-known returns the page in the edition of the request, and the router in the browser
 * reads the URL.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  // Password managers open this URL to change a password (W3C, "A Well-Known URL for Changing Passwords").
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(CHANGE_PASSWORD))
  if (!existsSync(join(folder, ANY_PAGE.en))) {
    app.setNotFoundHandler(() => {
      throw apiNotFound()
    })
    return
  }
  await app.register(files, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      // `guardHeaders` has set a stricter one for some pages.
      if (!response.hasHeader('cache-control')) response.header('cache-control', path.includes('/assets/') ? ASSET_CACHE : PAGE_CACHE)
    },
  })
  const fileOf = Object.fromEntries(EDITIONS.map((one) => [one, pageFiles(folder, one)])) as Record<Edition, ReturnType<typeof pageFiles>>
  const sendPage = (reply: FastifyReply, path: string) =>
    reply.header('vary', 'accept-language, accept-encoding').sendFile(fileOf[edition()](path))
  app.get('/', (_request, reply) => sendPage(reply, '/'))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      path !== '/api' &&
      !path.startsWith('/assets/') &&
      !path.startsWith('/.well-known/')
    if (!isPage) throw apiNotFound()
    return sendPage(reply, path)
  })
}
