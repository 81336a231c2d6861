import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiNotFound } from './answers.ts'

const PAGE_CACHE = 'no-cache'
const ASSET_CACHE = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app from `folder`: hashed assets for a year, compressed as the build left them; every other address that is not
 * under /api answers the page, so that the router in the browser can read it.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
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
      response.header('cache-control', path.includes('/assets/') ? ASSET_CACHE : PAGE_CACHE)
    },
  })
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      path !== '/api' &&
      !path.startsWith('/assets/')
    if (!isPage) throw apiNotFound()
    return reply.sendFile('index.html')
  })
}
