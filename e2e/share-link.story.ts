import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, PASSWORD, type Person, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

const REASON = 'I have slept badly since spring'

/** She makes her report and a link to it; returns the link. */
async function shareReport(page: Page, woman: Person, name: string): Promise<string> {
  const today = await todayOf(woman)
  await addSoftLogs(
    woman,
    Array.from({ length: 10 }, (_, back) => daysBefore(today, back)),
  )
  await visit(page, '/report')
  await page.getByLabel('Why I am here').fill(REASON)
  await page.getByRole('button', { name: 'See the report' }).click()
  await expect(page.getByRole('article')).toContainText(REASON)
  await page.getByRole('link', { name: 'Share as a link' }).click()
  await page.getByRole('radio', { name: '1 day' }).check()
  await look(page, `share-make-${name}`)
  await expectAccessible(page, 'shares')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = page.getByRole('textbox', { name: 'Your link' })
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeFocused()
  await look(page, `share-ready-${name}`)
  return field.inputValue()
}

test(
  'a doctor without an account opens her link and can print the report; after she ended it the same link is dead',
  { tag: '@core' },
  async ({ page, woman, browser, watch, server }) => {
    watch.allow(/status of 403/)
    const url = await shareReport(page, woman, '1280')
    const key = url.split('#')[1] ?? ''
    expect(key).toMatch(/^[\w-]{43}$/)

    const clinic = await browser.newContext()
    const sent: string[] = []
    clinic.on('request', (request) => sent.push([request.url(), JSON.stringify(request.headers()), request.postData()].join(' ')))
    const doctor = await clinic.newPage()
    const loaded = await doctor.goto(url)
    expect(loaded?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    await expect(doctor.getByRole('button', { name: 'Open the report' })).toBeVisible()
    expect(new URL(doctor.url()).pathname + new URL(doctor.url()).hash).toBe('/s')
    expect((await woman.call('GET', '/api/shares/')).data).toMatchObject([{ opened: 0, opens: 5 }])
    await expectAccessible(doctor, 'shared')
    await look(doctor, 'share-open-1280')

    await doctor.getByRole('button', { name: 'Open the report' }).click()
    await expect(doctor.getByRole('article')).toContainText(REASON)
    await expect(doctor.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused()
    await expect(doctor.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectAccessible(doctor, 'shared report')
    await expectToFit(doctor)
    await look(doctor, 'share-report-1280')
    // The key never left the address, and nothing of the report stays on the device.
    expect(sent.filter((request) => request.includes(key))).toEqual([])
    const kept = await doctor.evaluate(async () => {
      const names = await caches.keys()
      const pages = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)))
      return {
        storage: JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one))),
        cached: pages.flat(),
        cookies: document.cookie,
      }
    })
    expect(kept.cached.filter((address) => /\/s(?:$|\/)|\/api\//.test(address))).toEqual([])
    expect(kept.storage + kept.cookies).not.toMatch(new RegExp(`${key}|badly`))
    await doctor.emulateMedia({ media: 'print' })
    await expect(doctor.getByRole('button', { name: 'Print' })).toBeHidden()
    await doctor.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Done' }).click()
    await visit(page, '/shares')
    await expect(page.getByText('Opened once. It can be opened 4 more times.')).toBeVisible()
    await look(page, 'share-list-1280')
    await page.getByRole('button', { name: /^End Report of/ }).click()
    await page.getByRole('button', { name: 'End the link' }).click()
    await expect(page.getByText('You have no links.')).toBeVisible()

    const later = await clinic.newPage()
    await later.goto(`${server.origin}/favicon.svg`)
    await later.goto(url)
    await later.getByRole('button', { name: 'Open the report' }).click()
    await expect(later.getByRole('heading', { name: 'This link does not work' })).toBeFocused()
    await look(later, 'share-dead-1280')
    await clinic.close()
  },
)

for (const [name, viewport, colorScheme] of [
  ['390', { width: 390, height: 844 }, 'light'],
  ['390-dark', { width: 390, height: 844 }, 'dark'],
  ['320', { width: 320, height: 640 }, 'light'],
  ['1280-dark', { width: 1280, height: 900 }, 'dark'],
] as const)
  test.describe(`at ${name}`, () => {
    test.use({ viewport, colorScheme })

    test('a link with a code opens with that code only, and a wrong one costs no opening', async ({ page, woman, context, watch }) => {
      watch.allow(/status of 403/)
      test.skip(process.env['LOOK'] !== '1' && name !== '390', 'the same at every size; for screenshots')
      await visit(page, '/shares')
      await look(page, `share-empty-${name}`)
      const url = await shareReport(page, woman, name)
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('switch', { name: 'Ask for a code' }).check()
      await page.getByRole('button', { name: 'Make the link' }).click()
      const code = (await page.getByText(/^\d{3} \d{3}$/).textContent()) ?? ''
      const coded = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
      expect(coded).not.toBe(url)
      await look(page, `share-code-${name}`)
      await expectToFit(page)

      const doctor = await context.newPage()
      await doctor.goto(coded)
      await expect(doctor.getByRole('button', { name: 'Open the report' })).toBeVisible()
      await look(doctor, `share-open-${name}`)
      await doctor.getByRole('button', { name: 'Open the report' }).click()
      await doctor.getByLabel('Code').fill(code === '111 111' ? '222222' : '111111')
      await doctor.getByRole('button', { name: 'Show the report' }).click()
      await expect(doctor.getByRole('alert')).toContainText('That code isn’t right.')
      await look(doctor, `share-wrong-code-${name}`)
      await doctor.getByLabel('Code').fill(code)
      await doctor.getByRole('button', { name: 'Show the report' }).click()
      await expect(doctor.getByRole('article')).toContainText(REASON)
      await expectToFit(doctor)
      await look(doctor, `share-report-${name}`)
      expect((await woman.call('GET', '/api/shares/')).data[0]).toMatchObject({ opened: 1 })
    })
  })
