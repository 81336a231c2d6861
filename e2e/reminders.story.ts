import type { BrowserContext, Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/browser.ts'
import { type PushArrival, type PushDevice, type PushService, startPushService } from '../test/push-service.ts'
import { expectAccessible } from './access.ts'
import { confirmAddress, expect, look, PASSWORD, type Person, test } from './fixtures.ts'
import { emailTo } from './server.ts'

const PATH = '/api/reminders/'
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const EVENING = { kind: 'custom', title: 'Stretch a little', time: '20:00', days: EVERY_DAY, channels: ['in_app'] }

// Chromium without its window has no push.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: findChromium(process.env) ?? '', args: [...CHROMIUM_ARGS] } })

let push: PushService
test.beforeAll(async () => {
  push = await startPushService()
})
test.afterAll(() => push.close())

const listOf = async (woman: Person) => (await woman.call('GET', PATH)).data as { id: number; title: string }[]

/** Headless Chromium has no push service: gives the page a subscription to the test's own. */
async function mockPush(page: Page, { subscription }: PushDevice): Promise<void> {
  await page.addInitScript((subscription) => {
    let present: unknown = null
    const created = { ...subscription, options: {}, toJSON: () => subscription, unsubscribe: async () => ((present = null), true) }
    Object.assign(PushManager.prototype, {
      subscribe: async () => (present = created),
      getSubscription: async () => present,
    })
  }, subscription)
}

/** Passes a message to the real service worker, as the browser does on a push. */
async function deliver(page: Page, context: BrowserContext, origin: string, message: PushArrival['message']): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (found) resolve(found.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(message) })
  await browser.detach()
}

const noticesOn = (page: Page) =>
  page.evaluate(async () => {
    const { active, getNotifications } = await navigator.serviceWorker.ready.then((one) => ({
      active: one.active,
      getNotifications: () => one.getNotifications(),
    }))
    if (!active) return []
    return (await getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('she sets a reminder, changes it, switches it off, deletes it and restores it', { tag: '@core' }, async ({ page, woman }) => {
  await page.goto('/reminders')
  await expect(page.getByText('No reminders yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New reminder' }).click()
  await expect(page.getByRole('heading', { name: 'New reminder' })).toBeFocused()
  await page.getByRole('radio', { name: /^Medicine/ }).check()
  await expect(page.getByLabel('Its name')).toHaveValue('Time for my medicine')
  const preview = page.getByRole('region', { name: 'Exactly what will be shown' })
  await expect(preview).toContainText('A moment for you')
  await expect(preview).not.toContainText('medicine')
  await page.getByRole('switch', { name: 'Discreet' }).uncheck()
  await expect(preview).toContainText('Time for my medicine')
  await page.getByLabel('Its name').fill('')
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expect(page.getByText('Please give it a name')).toBeVisible()
  await expect(page.getByLabel('Its name')).toBeFocused()
  await page.getByLabel('Its name').fill('Two drops')
  await page.getByLabel('Time', { exact: true }).fill('08:15')
  for (const day of ['Sat', 'Sun']) await page.getByRole('checkbox', { name: day }).uncheck()
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expect(page.getByText('Your reminder is set.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Two drops' })
  await expect(row).toContainText('8:15 AM')
  await expect(row).toContainText('Medicine · Monday to Friday · On the page')

  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Its name').fill('Three drops')
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expect(page.getByRole('heading', { name: 'Three drops' })).toBeVisible()
  await page.getByRole('switch', { name: 'Three drops is on' }).uncheck()
  await expect(page.getByRole('heading', { name: 'Not coming' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Three drops' }).click()
  await expect(page.getByText('Reminder deleted.')).toBeVisible()
  await expect.poll(async () => (await listOf(woman)).length).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It’s back.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Three drops' })).toBeVisible()
  expect(await listOf(woman)).toEqual([expect.objectContaining({ title: 'Three drops', time: '08:15', enabled: false, discreet: false })])
})

test('at its time it appears on her current page, on her device, and as an email; once each', async ({
  page,
  context,
  woman,
  server,
  timezone,
}) => {
  test.setTimeout(240_000)
  await confirmAddress(server.origin, () => emailTo(server, woman.email))
  const device = push.device(`device-${woman.id}`)
  await mockPush(page, device)
  await context.grantPermissions(['notifications'], { origin: server.origin })
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(page.getByText('This device gets reminders.')).toBeVisible()

  // Far enough ahead that the minute cannot pass before it is saved.
  const due = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000)
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone })
  const reminder = { ...EVENING, kind: 'medicine', title: 'Two drops', time: clock.format(due), channels: ['in_app', 'push', 'email'] }
  const { data } = await woman.call('POST', PATH, reminder)
  expect(data.next_at).toBe(due.toISOString())
  await page.goto('/tracker')
  const notice = page.getByRole('region', { name: 'Reminder', exact: true })
  await expect(notice).toContainText('A moment for you', { timeout: 150_000 })
  await look(page, 'notice')

  const arrivals = () => push.arrivals.filter(({ device: name }) => name === device.name)
  await expect.poll(() => arrivals().length, { timeout: 30_000 }).toBe(1)
  const [arrival] = arrivals()
  expect(arrival?.message).toMatchObject({ title: 'Emberwell', body: 'A moment for you', url: '/reminders' })
  expect(arrival?.encoding).toBe('aes128gcm')
  await expect.poll(async () => emailTo(server, woman.email), { timeout: 30_000 }).toContain('Subject: A note from Emberwell')
  expect(await emailTo(server, woman.email)).not.toMatch(/drops|medic/i)

  if (!arrival) throw new Error('nothing arrived')
  const { title, body, tag } = arrival.message
  // A message that the browser is given while it stops an idle worker is lost.
  await expect(async () => {
    await deliver(page, context, server.origin, arrival.message)
    await expect.poll(() => noticesOn(page), { timeout: 3_000 }).toEqual([{ title, body, tag }])
  }).toPass({ timeout: 30_000 })
  await deliver(page, context, server.origin, arrival.message)
  await expect.poll(() => noticesOn(page), 'a repeat takes the place of the first').toEqual([{ title, body, tag }])

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget
    const [notification] = await scope.registration.getNotifications()
    const Click = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent
    scope.dispatchEvent(new Click('notificationclick', { notification }))
  })
  await expect(page, 'a tap on it leads to its page').toHaveURL(/\/reminders$/)

  await notice.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Done for today.').first()).toBeVisible()
  await expect(notice).toBeHidden()
  expect((await woman.call('GET', `${PATH}due/`)).data).toEqual([])
  expect((await woman.call('GET', PATH)).data[0].done_today).toBe(true)
  expect(arrivals()).toHaveLength(1)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login|\/$/)
})

test('"Later" shows a notice again, and a test looks exactly like the reminder', async ({ page, woman }) => {
  await woman.call('POST', PATH, { ...EVENING, discreet: false })
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'Send me a test Stretch a little' }).click()
  await expect(page.getByText('Sent. Your reminder will look just like it.')).toBeVisible()
  const notice = page.getByRole('region', { name: 'Reminder', exact: true })
  await expect(notice).toContainText('Stretch a little')
  await notice.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('It comes back in an hour.')).toBeVisible()
  await expect(notice).toBeHidden()
  const { data, next_at } = await woman.call('GET', `${PATH}due/`)
  expect(data).toEqual([])
  expect(Date.parse(next_at)).toBeGreaterThan(Date.now())
})

test('her calendar app reads a private link until she turns it off', async ({ page, woman, watch }) => {
  watch.allow(/status of 403/)
  await woman.call('POST', PATH, { ...EVENING, title: 'Estrogen gel' })
  await woman.call('POST', PATH, { ...EVENING, kind: 'appointment', title: 'Dr Ngata', days: [], date: '2030-05-06', discreet: false })
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const link = await page.getByLabel('Your link').inputValue()
  expect(link).toMatch(/\/api\/reminders\/feed\/[\w-]{43}\.ics$/)
  const path = new URL(link).pathname
  const read = async () => page.request.get(path)
  const answer = await read()
  expect(answer.headers()['content-type']).toContain('text/calendar')
  const text = await answer.text()
  expect(text).toContain('SUMMARY:A moment for you')
  expect(text).toContain('SUMMARY:Dr Ngata')
  expect(text).toContain('BEGIN:VTIMEZONE')
  expect(text.match(/^TRIGGER:.*$/gm)?.map((line) => line.trim())).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT1H'])
  expect(text).not.toContain('Estrogen')
  await page.goto('/settings?tab=account')
  await expect(page.getByText(/A link was made on .*Last read on/)).toBeVisible()
  await look(page, 'calendar-link-settings')
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'Turn the link off' }).click()
  await expect(page.getByText('The calendar link is turned off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await read()).status()).toBe(404)
})

test('upcoming reminders are on Home, and Home says so when there are none', async ({ page, woman }) => {
  await woman.call('POST', '/api/moments/', { kind: 'hot_flash', at: new Date(Date.now() - 60_000).toISOString() })
  await page.goto('/home')
  const coming = page.getByRole('region', { name: 'Upcoming Events' })
  await expect(coming).toContainText('Nothing planned.')
  await woman.call('POST', PATH, EVENING)
  await woman.call('POST', PATH, { ...EVENING, kind: 'appointment', title: 'Dr Ngata', days: [], date: '2030-05-06' })
  await page.reload()
  await expect(coming.getByRole('listitem')).toHaveCount(2)
  await expect(coming).toContainText('Stretch a little')
  await expect(coming).toContainText('Mon, May 6, 2030, 8:00 PM')
  await coming.getByRole('link', { name: 'Reminders' }).click()
  await expect(page.getByRole('heading', { name: 'Reminders', level: 1 })).toBeFocused()
})

test('reminders are accessible: the empty page, the form, the list and a notice', async ({ page, woman }) => {
  test.setTimeout(240_000)
  await page.goto('/reminders')
  await expect(page.getByText('In your calendar')).toBeVisible()
  await expectAccessible(page, 'reminders empty')
  await page.getByRole('button', { name: 'New reminder' }).click()
  for (const way of ['On my devices', 'By e-mail']) await page.getByRole('checkbox', { name: way }).check()
  await page.getByRole('switch', { name: 'Quiet hours' }).check()
  await page.getByLabel('Its name').fill('')
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expectAccessible(page, 'reminders form')
  const { data } = await woman.call('POST', PATH, EVENING)
  await woman.call('POST', PATH, { ...EVENING, title: 'Off', enabled: false })
  await woman.call('POST', `${PATH}${data.id}/test/`)
  await page.goto('/reminders')
  await expect(page.getByRole('region', { name: 'Reminder', exact: true })).toBeVisible()
  await expect(page.getByText('In your calendar')).toBeVisible()
  await expectAccessible(page, 'reminders list')
})
