/**
 * Measures the import page with a large Apple Health export in Chromium: `node bench/apple-health-browser.ts ZIP`, with
 * a file that `bench/apple-health.ts` has generated. Prints the time until the preview, the largest JavaScript heap and
 * buffers of the worker, and the growth of the page's process. Ends with an error above the limit.
 */
import { readFileSync } from 'node:fs'
import { type CDPSession, chromium } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser.ts'
import { chromiumPath, signIn } from './browser.ts'
import { fill } from './fill.ts'
import { launchProduct } from './servers.ts'
import { makeStore, settingsOf } from './stores.ts'

/** Largest memory of the worker in MB: its heap and its buffers. */
const LIMIT_MB = 150
const MB = 1024 * 1024
const LOOK_EVERY_MS = 200
const PATIENCE_MS = 20 * 60_000

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the zip')

/** Peak and present resident memory of a process in MB, from /proc. */
function residentOf(pid: number): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { peak: read('VmHWM'), now: read('VmRSS') }
}

/** Follows the heap of the page's worker; the protocol of Chromium reports it per worker, in bytes. */
async function followWorker(client: CDPSession): Promise<{ most: () => number; looks: () => number; stop: () => void }> {
  let most = 0
  let looks = 0
  let id = 0
  const timers: NodeJS.Timeout[] = []
  client.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return
    timers.push(
      setInterval(() => {
        id += 1
        const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' })
        void client.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined)
      }, LOOK_EVERY_MS),
    )
  })
  client.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message) as { result?: { usedSize?: number; embedderHeapUsedSize?: number; backingStorageSize?: number } }
    if (result?.usedSize === undefined) return
    looks += 1
    most = Math.max(most, result.usedSize + (result.embedderHeapUsedSize ?? 0) + (result.backingStorageSize ?? 0))
  })
  await client.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return { most: () => most / MB, looks: () => looks, stop: () => timers.forEach((timer) => clearInterval(timer)) }
}

const store = await makeStore('embedded')
const [woman] = await fill(store, 1, 1)
if (!woman) throw new Error('Account not created')
const server = await launchProduct(settingsOf(store))
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
try {
  const page = await (await browser.newContext({ timezoneId: 'UTC' })).newPage()
  await signIn(page, store, server.url, woman)
  await page.goto(`${server.url}/import`)
  const input = page.getByLabel('Choose your file')
  await input.waitFor({ state: 'attached' })
  const processes = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo')
  const renderers = processes.processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const before = renderers.map((pid) => residentOf(pid).now)
  const worker = await followWorker(await page.context().newCDPSession(page))
  const started = performance.now()
  await input.setInputFiles(file)
  await page.getByRole('region', { name: 'This is in your file' }).waitFor({ timeout: PATIENCE_MS })
  const seconds = (performance.now() - started) / 1000
  worker.stop()
  const growth = Math.max(...renderers.map((pid, at) => residentOf(pid).peak - (before[at] ?? 0)))
  const days = await page.getByRole('region', { name: 'This is in your file' }).locator('p').first().innerText()
  console.log(`${days}: ${seconds.toFixed(1)} s`)
  console.log(
    `worker at most ${worker.most().toFixed(0)} MB in ${worker.looks()} looks, allowed are ${LIMIT_MB}; its process grows by ${growth.toFixed(0)} MB`,
  )
  if (worker.most() > LIMIT_MB || worker.looks() === 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  await store.remove()
}
