import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { DEEP_DAY, fillDeepDay } from './deep-log.ts'
import { addPerson, expect, look, type Person, remember, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { fillOrdinaryDay, ORDINARY_DAY } from './quick-log.ts'
import { builtFile, cached, closableBrowser, workerInCharge } from './worker.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

test.use({ serviceWorkers: 'allow' })

const GONE = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|another origin/

/** The built files, by path. */
const BUILT = /^\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|icons\/[\w-]+\.png|index\.html|favicon\.svg|manifest\.webmanifest)$/

/** Opens the page once with the server, as on any device in use. */
async function openOnce(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await workerInCharge(page)
}

async function keptOnDevice(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Kept on this device' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Go to Tracker' }).click()
  await expect(page.getByRole('heading', { name: 'Tracker', level: 1 })).toBeVisible()
}

test(
  'without the server the app opens, shows her name, and lets her write',
  { tag: '@core' },
  async ({ page, context, timezone, watch }) => {
    test.slow()
    watch.allow(GONE)
    const server = await startServer()
    const woman = await addPerson(server.origin, timezone)
    await remember(page, server.origin, woman)
    await openOnce(page, server.origin, '/home')
    await page.close()
    await server.kill()

    const again = await context.newPage()
    const asked = Date.now()
    await again.goto(`${server.origin}/home`)
    await expect(again.getByRole('heading', { level: 1 })).toContainText('Ana')
    const known = await again.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    test.info().annotations.push({ type: 'Home offline', description: `first paint ${known} ms, heading after ${Date.now() - asked} ms` })
    await expect(again.getByText('Emberwell cannot be reached right now.')).toBeVisible()
    await expect(again.getByText('Your day could not be loaded.')).toBeVisible()
    await expect(again.getByText('Your latest figures could not be loaded.'), 'it is said once').toHaveCount(0)
    await expect(again.getByRole('grid', { name: /^Flow Calendar/ })).toBeVisible()
    await expectAccessible(again, 'home without a server')

    // Including a page that was never opened on this device.
    for (const [name, heading] of [
      ['Tracker', 'Tracker'],
      ['Settings', 'Settings'],
      ['Chat', 'Chat with Lara'],
    ] as const) {
      await again.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()
      await expect(again.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await again.goto(`${server.origin}/embertides`)
    await expect(again.getByRole('button', { name: 'Save this moment' })).toBeVisible()

    await again.getByRole('button', { name: 'Quick exit' }).click()
    await expect(again).toHaveURL('about:blank')
    await again.goBack()
    await expect(again.getByText('Ana')).toHaveCount(0)

    const back = await startServer({ dataDir: server.dataDir, port: new URL(server.origin).port })
    const later = await context.newPage()
    await later.goto(`${back.origin}/home`)
    await expect(later.getByRole('radiogroup', { name: 'How was your mood today?' }), 'her day is there again').toBeVisible()
    await expect(later.getByText('Emberwell cannot be reached right now.')).toBeHidden()
    await later.close()
    await again.close()
    await back.stop()
  },
)

test('an open page notices when the server is back', async ({ page, timezone, watch }) => {
  test.slow()
  watch.allow(GONE)
  const server = await startServer()
  const woman = await addPerson(server.origin, timezone)
  await remember(page, server.origin, woman)
  await openOnce(page, server.origin, '/tracker')
  await server.kill()
  await page.goto(`${server.origin}/home`)
  await expect(page.getByText('Emberwell cannot be reached right now.')).toBeVisible()
  const back = await startServer({ dataDir: server.dataDir, port: new URL(server.origin).port })
  await expect(page.getByText('Emberwell cannot be reached right now.')).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
  await page.close()
  await back.stop()
})

test('after an offline reload a count says what it includes, and suggests no number that is too small', async ({
  page,
  server,
  woman,
  watch,
}) => {
  test.slow()
  watch.allow(GONE)
  await woman.call('POST', '/api/moments/', { kind: 'hot_flash', at: new Date(Date.now() - 60_000).toISOString() })
  await openOnce(page, server.origin, '/home')
  await goOffline(page)
  await page.reload()
  const flash = page.getByRole('button', { name: 'Hot flash now' })
  await flash.click()
  await expect(flash).toContainText('1 noted on this device')
  await expect(page.getByText('Today’s moments on this device (1)')).toBeVisible()
  await page.getByRole('link', { name: "Start Today's Log" }).click()
  await expect(page.getByText('cannot be counted until you are back online.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Use the number/ })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Use the number you noted today: 2' })).toBeVisible({ timeout: 30_000 })
})

test('a start without a connection knows what she tracks, until she signs out', async ({ page, context, server, woman, watch }) => {
  test.slow()
  watch.allow(GONE)
  const own = { key: 'own_a1b2c3d4', name: 'Electric legs' }
  await woman.call('PUT', '/api/logs/factors/', { chosen: ['alcohol'], own: [], symptoms: [own.key], own_symptoms: [own] })
  await openOnce(page, server.origin, '/tracker/soft')
  const symptom = (on: Page) => on.getByRole('radiogroup', { name: 'Electric legs' })
  await expect(symptom(page)).toBeVisible()
  await page.close()
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto(`${server.origin}/tracker/soft`)
  await expect(symptom(again)).toBeVisible()
  await expect(again.getByRole('radiogroup', { name: 'Alcohol' })).toBeVisible()
  await expect(again.getByText('could not be read without a connection', { exact: false })).toHaveCount(0)
  const kept = () =>
    again.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('emberwell-device')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      })
      if (!db.objectStoreNames.contains('replies')) return []
      const asked = db.transaction('replies').objectStore('replies').getAll()
      const rows = await new Promise<{ sealed: ArrayBuffer }[]>((resolve) => asked.addEventListener('success', () => resolve(asked.result)))
      db.close()
      return rows.map(({ sealed }) => new TextDecoder().decode(sealed))
    })
  expect(await kept()).toHaveLength(1)
  expect((await kept()).join(''), 'it is encrypted').not.toContain('Electric')
  await context.setOffline(false)
  await again.goto(`${server.origin}/settings`)
  await again.getByRole('button', { name: 'Logout' }).click()
  await expect(again).toHaveURL(/\/login/)
  expect(await kept()).toEqual([])
})

test('an offline guest is told so, on the start page and at the login', async ({ page, context, server, watch }) => {
  watch.allow(GONE)
  await openOnce(page, server.origin, '/')
  await context.setOffline(true)
  for (const path of ['/app', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible()
  }
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet morning')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('We could not reach Emberwell.')).toBeVisible()
  await look(page, 'offline-login')
})

/** Offline writes of four kinds, in this order. */
async function writeOffline(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/home`)
  await page
    .getByRole('grid', { name: /^Flow Calendar/ })
    .getByRole('button', { name: /, today$/ })
    .click()
  await page.getByRole('radio', { name: 'Light flow' }).check()
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('Written without a connection')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved on this device (encrypted).')).toBeVisible()

  await page.goto(`${origin}/tracker/deep`)
  await fillDeepDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await keptOnDevice(page)

  await page.goto(`${origin}/home`)
  await page.getByRole('button', { name: /^Hot flash now/ }).click()
  await expect(page.getByText(/^Noted: a hot flash/)).toBeVisible()
  await expect(page.getByText('1 log is waiting to be sent, and 1 moment is waiting to be sent.')).toBeVisible()

  await page.goto(`${origin}/tracker/soft`)
  await fillOrdinaryDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await keptOnDevice(page)
}

const IN_ORDER = ['/api/landing/calendar/create/', '/api/logs/deep-log/create/', '/api/moments/', '/api/logs/quick-log/create/']

async function arrivedOnce(woman: Person): Promise<void> {
  const all = async (path: string) => (await woman.call('GET', path)).data
  await expect.poll(async () => all('/api/logs/all-logs/history/')).toHaveLength(2)
  expect(await all('/api/logs/all-logs/history/')).toEqual(
    expect.arrayContaining([expect.objectContaining(ORDINARY_DAY), expect.objectContaining({ log_type: DEEP_DAY.log_type })]),
  )
  expect(await all('/api/landing/calendar/')).toEqual([
    expect.objectContaining({ flow_description: 'Light flow', symptoms: 'Written without a connection' }),
  ])
  expect(await all('/api/moments/')).toEqual([expect.objectContaining({ kind: 'hot_flash' })])
}

test('offline writes survive closing the browser, and are sent once and in order', async ({ timezone, launchOptions }) => {
  test.setTimeout(240_000)
  const server = await startServer()
  const woman = await addPerson(server.origin, timezone)
  const browser = await closableBrowser({ ...launchOptions, timezoneId: timezone })
  const first = await browser.open()
  const [tab = await first.newPage()] = first.pages()
  await remember(tab, server.origin, woman)
  await openOnce(tab, server.origin, '/home')
  await first.close()

  await server.kill()
  const second = await browser.open()
  await writeOffline(await second.newPage(), server.origin)
  await second.close()

  const back = await startServer({ dataDir: server.dataDir, port: new URL(server.origin).port })
  expect((await woman.call('GET', '/api/logs/all-logs/history/')).data, 'nothing was sent while the browser was closed').toEqual([])
  const third = await browser.open()
  const sent: { path: string; key: string | undefined }[] = []
  await loseFirstAnswer(third, '/api/landing/calendar/create/')
  third.on('request', (one) => {
    const path = new URL(one.url()).pathname
    if (one.method() === 'POST' && !path.startsWith('/api/auth/')) sent.push({ path, key: one.headers()['idempotency-key'] })
  })
  const open = await third.newPage()
  await open.goto(`${back.origin}/home`)
  await arrivedOnce(woman)
  await expect(open.getByText('waiting to be sent')).toBeHidden()
  expect(sent.map(({ path }) => path)).toEqual([IN_ORDER[0], ...IN_ORDER])
  expect(sent[1]?.key, 'what was sent again carries the key of the first time').toBe(sent[0]?.key)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(IN_ORDER.length)
  await open.reload()
  await expect(open.getByText("Today's Mood").locator('..')).toContainText('8/10')
  await arrivedOnce(woman)
  expect(sent, 'nothing is sent again').toHaveLength(IN_ORDER.length + 1)
  await third.close()
  await browser.remove()
  await back.stop()
})

/** The server processes the first call, but its reply is lost. */
async function loseFirstAnswer(context: BrowserContext, path: string): Promise<void> {
  await context.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

test('the caches contain only built files, and the worker handles no API call', async ({ page, woman, context, server }) => {
  test.slow()
  await woman.call('POST', '/api/chat/session/create/', {})
  await openOnce(page, server.origin, '/home')
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  const answers: { path: string; byWorker: boolean; way: string | undefined }[] = []
  browser.on('Network.responseReceived', ({ response }) => {
    const { fromServiceWorker: byWorker = false, serviceWorkerRouterInfo: route } = response
    answers.push({ path: new URL(response.url).pathname, byWorker, way: route?.matchedSourceType })
  })
  for (const path of [
    '/tracker',
    '/tracker/history',
    '/insights',
    '/chat',
    '/settings?tab=account',
    '/reminders',
    '/add-partner',
    '/home',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilAllHere(page)
  }
  await page.goto('/tracker/soft')
  await fillOrdinaryDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()

  expect(answers, 'it opened the pages').toContainEqual(expect.objectContaining({ path: '/tracker/soft', byWorker: true }))
  const ofServer = answers.filter(({ path }) => /^\/(?:api|healthz|readyz|metrics)/.test(path))
  expect(ofServer.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/landing/dashboard/', '/api/logs/quick-log/create/']))
  // A static route bypasses the worker, which is not even started.
  expect(ofServer.filter(({ byWorker, way }) => byWorker || way !== 'network')).toEqual([])

  const entries = await cached(page)
  expect(new Set(entries.map(({ cache }) => cache))).toEqual(new Set([expect.stringContaining('emberwell')]))
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter(({ url }) => !BUILT.test(url.pathname) || url.search !== '').map(({ url }) => url.href)).toEqual([])
  expect(entries.filter(({ headers }) => headers.includes('authorization'))).toEqual([])
})

test('after a logout only built files remain, and a cleared device fetches them again', async ({ page, context, woman, server, watch }) => {
  test.slow()
  watch.allow(GONE)
  await openOnce(page, server.origin, '/home')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect((await cached(page)).filter(({ url }) => !BUILT.test(url.pathname))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])

  // As the browser's own "delete site data" does.
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page, 'the open page goes on').toHaveURL(/\/signup/)
  await page.goto('/login')
  await workerInCharge(page)
  await page.getByLabel('Email').fill(woman.email)
  await page.getByLabel('Password', { exact: true }).fill(woman.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/home')
  await context.setOffline(true)
  await page.goto('/tracker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tracker')
})

test('the app can be installed: its manifest, its icons, and where it opens', async ({ server, timezone, launchOptions }) => {
  // Apps cannot be installed from a private window.
  const profile = await closableBrowser({ ...launchOptions, timezoneId: timezone })
  const context = await profile.open()
  const page = await context.newPage()
  const woman = await addPerson(server.origin, timezone)
  await remember(page, server.origin, woman)
  await openOnce(page, server.origin, '/home')
  const browser = await context.newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect(url).toBe(`${server.origin}/manifest.webmanifest`)
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as { start_url: string; icons: { src: string; sizes: string; purpose: string }[] }
  expect(data).not.toMatch(/menopaus|health|flash|period|symptom|wom[ae]n/i)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])

  const sizes = await page.evaluate(
    async (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const { width, height } = await createImageBitmap(await (await fetch(source)).blob())
          return `${width}x${height}`
        }),
      ),
    [...manifest.icons.map(({ src }) => src), '/icons/apple-touch-icon.png'],
  )
  expect(sizes).toEqual([...manifest.icons.map((icon) => icon.sizes), '180x180'])
  expect(manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  )
  await page.goto(server.origin + manifest.start_url)
  await expect(page, 'a signed-in person gets Home').toHaveURL(`${server.origin}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(woman.name.split(' ')[0] ?? '')
  await context.close()
  await profile.remove()
})

test('a browser that refuses the worker still shows the app', async ({ page, woman, watch }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  })
  await page.goto('/home')
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('Emberwell will not open offline')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tracker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tracker')
  expect(watch.problems).toEqual([])
  expect(woman.id).toBeTruthy()
})

test.describe('without a worker, a file can be missing', () => {
  test.use({ serviceWorkers: 'block' })

  /** A file that no longer exists on the server, for this many requests. */
  const lose = (page: Page, file: string, times = 1) => page.route(file, (route) => route.fulfill({ status: 404, body: '' }), { times })

  /** A file that fails for lack of a connection, for this many requests. */
  const cutOff = (page: Page, file: string, times = 1) => page.route(file, (route) => route.abort('internetdisconnected'), { times })

  test('a page of a newer version is loaded automatically', async ({ page, herPage, watch }) => {
    // A failed fetch is reported twice, unless the page has been left before.
    watch.allow(/status of 404|Failed to fetch dynamically imported module/)
    await herPage.goto('/home')
    await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
    await lose(page, await builtFile('src/features/partner/web/AddPartnerPage.tsx'))
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Compass' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compass')
    await expect(page).toHaveURL('/add-partner')
  })

  test('a missing part of a page loads when she tries again, and the page stays', async ({ page, woman, watch }) => {
    watch.allow(GONE)
    await cutOff(page, await builtFile('src/app/web/pages/settings/ProfileTab.tsx'))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.getByRole('alert')).toContainText('We could not reach Emberwell.')
    await expectAccessible(page, 'settings without a part')
    await look(page, 'settings-part-lost')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue(woman.name)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a part that only exists in a newer version is loaded with a reload of the page', async ({ page, woman, watch }) => {
    watch.allow(/status of 404/)
    await lose(page, await builtFile('src/app/web/pages/settings/ProfileTab.tsx'), 2)
    await page.goto('/settings')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await expect(page.getByLabel('Full name')).toHaveValue(woman.name)
  })

  test('when the lower half of Home is missing, her day is still shown', async ({ page, herPage, watch }) => {
    watch.allow(GONE)
    await cutOff(page, await builtFile('src/app/web/pages/home/LookingBack.tsx'))
    await herPage.goto('/home')
    await expect(page.getByRole('alert')).toContainText('We could not reach Emberwell.')
    await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
    await look(page, 'home-part-lost')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('grid', { name: /^Flow Calendar/ })).toBeVisible()
  })

  test('help lines that fail to load leave her in the conversation, and load with the next tap', async ({ page, herPage, watch }) => {
    watch.allow(GONE)
    const file = await builtFile('src/features/lara/web/HelpDialog.tsx')
    let isGone = true
    await page.route(file, (route) => (isGone ? route.abort('internetdisconnected') : route.continue()))
    await herPage.goto('/chat')
    const field = page.getByRole('textbox', { name: 'Message to Lara' })
    await field.fill('I do not know what to do.')
    await page.getByRole('button', { name: 'Help lines' }).click()
    await expect(page.getByText('We could not reach Emberwell. Please check your connection and try again.')).toBeVisible()
    await expect(field).toHaveValue('I do not know what to do.')
    await look(page, 'chat-help-lost')
    isGone = false
    await page.getByRole('button', { name: 'Help lines' }).click()
    await expect(page.getByRole('dialog', { name: 'Help lines' })).toBeVisible()
  })

  test('when the code for logout cannot be loaded, a message says that she is still signed in', async ({ page, herPage, watch }) => {
    watch.allow(GONE)
    // It is loaded a moment after the page; she is faster.
    await cutOff(page, await builtFile('src/features/auth/web/log-out.ts'), 9)
    await herPage.goto('/settings')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('We could not reach Emberwell. Please check your connection and try again.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  })
})
