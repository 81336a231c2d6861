/**
 * Helpers of service worker stories: an active worker, a browser that can be closed, and a server whose worker can be
 * changed.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'

/** Waits until the worker has cached the whole app and controls the page. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/**
 * Everything in all caches of the origin: cache name, address without the worker's suffix, and the names of the request
 * headers.
 */
export async function cached(page: Page): Promise<{ cache: string; url: URL; headers: string[] }[]> {
  const found = await page.evaluate(async () => {
    const all: { cache: string; url: string; headers: string[] }[] = []
    for (const name of await caches.keys()) {
      for (const { url, headers } of await (await caches.open(name)).keys()) all.push({ cache: name, url, headers: [...headers.keys()] })
    }
    return all
  })
  return found.map(({ url: address, ...rest }) => {
    const url = new URL(address)
    url.searchParams.delete('__WB_REVISION__')
    return { ...rest, url }
  })
}

/** The address of the built file that contains `source`. */
export async function builtFile(source: string): Promise<string> {
  const files = JSON.parse(await readFile(join(import.meta.dirname, '../dist/web/.vite/modules.json'), 'utf8')) as Record<string, string>
  const file = files[source]
  if (file === undefined) throw new Error(`${source} has no chunk`)
  return `**/${file}`
}

/** A browser with a profile on disk, which can be closed and reopened. */
export type ClosableBrowser = { open(): Promise<BrowserContext>; remove(): Promise<void> }

/** Creates a profile; `options` are those of every story. */
export async function closableBrowser(options: LaunchOptions & { timezoneId: string }): Promise<ClosableBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'emberwell-browser-'))
  return {
    open: () => chromium.launchPersistentContext(folder, { ...options, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A proxy in front of a server that can change its replies. */
export type ReleaseProxy = {
  origin: string
  /** Changes `/sw.js`, as the next deployment would. */
  deploy(): void
  close(): Promise<void>
}

/** Starts a proxy before `origin`. Playwright routes do not see service worker scripts, so they are changed here. */
export async function startFront(origin: string): Promise<ReleaseProxy> {
  let version = 1
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const isWorker = path === '/sw.js'
    const headers = { ...asked.headers }
    // Complete and uncompressed, so that text can be appended.
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    const passed = request(`${origin}${path}`, { method: asked.method, headers }, (reply) => {
      const changed = { ...reply.headers }
      if (isWorker) delete changed['content-length']
      answer.writeHead(reply.statusCode ?? 502, changed)
      reply.pipe(answer, { end: !isWorker })
      if (isWorker) reply.on('end', () => answer.end(`\n// version ${version}`))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version += 1
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
