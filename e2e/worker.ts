/** What stories about the service worker stand on: a worker in charge, a browser that can be closed, and a server whose worker can be changed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'

/** Waits until the worker has kept the whole app and is in charge of the page. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/** Everything in all caches of the origin: the cache's name, the address without what the worker adds, and the names of its request's headers. */
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

/** The address of the built file that `source` became. */
export async function builtFile(source: string): Promise<string> {
  const parts = JSON.parse(await readFile(join(import.meta.dirname, '../dist/web/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const part = parts[source]
  if (!part) throw new Error(`${source} has no file of its own`)
  return `**/${part.file}`
}

/** A browser with a profile on the disk, which can be closed and opened again. */
export type ClosableBrowser = { open(): Promise<BrowserContext>; remove(): Promise<void> }

/** Makes a profile; `options` are those of every story. */
export async function closableBrowser(options: LaunchOptions & { timezoneId: string }): Promise<ClosableBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'emberwell-browser-'))
  return {
    open: () => chromium.launchPersistentContext(folder, { ...options, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** What stands in front of a server and may change what it says. */
export type Front = {
  origin: string
  /** Makes `/sw.js` another one, as the next deployment would. */
  deploy(): void
  close(): Promise<void>
}

/** Starts a proxy before `origin`. Scripts of service workers pass by the routes of Playwright, so that they are changed here. */
export async function startFront(origin: string): Promise<Front> {
  let version = 1
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const isWorker = path === '/sw.js'
    const headers = { ...asked.headers }
    // Whole and in clear, so that something can be put to its end.
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
