import type { Page } from '@playwright/test'
import { addCouple } from './couple.ts'
import { englishMessages, englishOn } from './english.ts'
import { fill, EMPTY_ACCOUNT, OWN } from './filled.ts'
import { addPerson, answerSetup, expect, expectToFit, freshEmail, look, remember, signInByForm, test } from './fixtures.ts'
import { emailTo } from './server.ts'
import { seeAll, goOffline, untilInteractive, walkEveryPage } from './page-ready.ts'
import { workerInCharge } from './worker.ts'

/** Browser messages about addresses that are not hers. */
const REFUSED = /status of 40[134]/

const LANGUAGES = [
  {
    code: 'es',
    locale: 'es-ES',
    name: 'Español',
    sent: 'Spanish',
    home: 'Inicio',
    password: /contraseña/,
    refused: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  },
  {
    code: 'fr',
    locale: 'fr-FR',
    name: 'Français',
    sent: 'French',
    home: 'Accueil',
    password: /mot de passe/,
    refused: 'La connexion a échoué. Veuillez réessayer.',
  },
] as const

for (const { code, locale, name, sent, home, password, refused } of LANGUAGES) {
  test.describe(`in ${sent}`, () => {
    test.use({ locale })

    /** Expects no English text and no overflow. */
    function checkerFor(page: Page, who: string, own: readonly string[] = []) {
      const messages = englishMessages(code)
      return async (address: string) => {
        await seeAll(page)
        await expect.soft(page.locator('html')).toHaveAttribute('lang', code)
        const english = await englishOn(page, messages, own)
        expect.soft(english, `English on ${address} (${who}, ${code})`).toEqual([])
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 900 })
          await expectToFit(page)
          await look(page, `${code} ${who} ${address}`.replaceAll(/[^a-z]+/gi, '-') + `-${width}`)
        }
      }
    }

    test.describe('there is no English text', () => {
      test.describe.configure({ timeout: 300_000 })

      test('on any page of a guest', async ({ page, watch }) => {
        watch.allow(REFUSED)
        const pages = await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['public', 'guest'] }, checkerFor(page, 'guest'))
        expect(pages).toEqual(expect.arrayContaining(['/', '/login', '/signup', '/privacy', '/terms', '/help', '/contact']))
      })

      test('on any page of hers', async ({ page, server, timezone, watch }) => {
        watch.allow(REFUSED)
        const { her, him } = await addCouple(server, timezone)
        await answerSetup(her, { language: sent })
        const places = await fill(her, him)
        await remember(page, server.origin, her)
        const own = [...Object.values(OWN), her.name, him.name, her.email, him.email]
        const pages = await walkEveryPage(page, { places, kinds: ['woman'] }, checkerFor(page, 'her', own))
        expect(pages).toEqual(expect.arrayContaining(['/home', '/tracker', '/insights', '/reminders', '/settings?tab=profile']))
      })

      test('on any page of hers before her first log', async ({ page, woman, watch }) => {
        watch.allow(REFUSED)
        await answerSetup(woman, { language: sent })
        await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['woman'] }, checkerFor(page, 'empty', [woman.name, woman.email]))
      })

      test('on any page of a partner', async ({ page, server, timezone, watch }) => {
        watch.allow(REFUSED)
        const { her, him } = await addCouple(server, timezone)
        await fill(her, him)
        await remember(page, server.origin, him, 'partner')
        const own = [...Object.values(OWN), her.name, him.name, her.email, him.email]
        const pages = await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['partner'] }, checkerFor(page, 'him', own))
        expect(pages).toEqual(expect.arrayContaining(['/partner/compass', '/partner/chat']))
      })
    })

    test('refusals of the server and errors of a form are in it', async ({ page, watch }) => {
      watch.allow(REFUSED)
      const messages = englishMessages(code)
      await page.goto('/contact')
      const button = page.locator('main form button[type=submit]')
      await button.click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await englishOn(page, messages, [])).toEqual([])
      await page.goto('/login')
      await page.locator('input[type=email]').fill(freshEmail())
      await page.locator('input[autocomplete=current-password]').fill('not the right one')
      await button.click()
      await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible()
      expect(await englishOn(page, messages, [])).toEqual([])
    })

    test('the password reset email is in it', async ({ page, server, woman }) => {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/forgot-password')
      await page.locator('input[type=email]').fill(woman.email)
      await page.locator('main form button[type=submit]').click()
      await expect.poll(() => emailTo(server, woman.email)).toMatch(new RegExp(password.source.replace('ñ', '(?:ñ|=C3=B1)')))
    })

    test('the installed app has its description in it', async ({ page }) => {
      await page.goto('/login')
      const [own, english] = await page.evaluate(async () => {
        const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
        return Promise.all([address, '/manifest.webmanifest'].map(async (one) => (await fetch(one)).json()))
      })
      expect(own.lang).toBe(code)
      expect(own.description).toBe(await page.locator('meta[name=description]').getAttribute('content'))
      expect(own.description).not.toBe(english.description)
      expect({ ...own, lang: 'en', description: english.description }).toEqual(english)
    })

    test('it is chosen in the footer, and persists', async ({ page }) => {
      await page.goto('/')
      await untilInteractive(page)
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
      await page.goto('/help')
      await untilInteractive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
      await page.getByRole('button', { name }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await untilInteractive(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Help')
    })

    test('her chosen language overrides that of the browser', async ({ page, woman }) => {
      await answerSetup(woman)
      await page.evaluate(() => localStorage.clear())
      await page.goto('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await page.locator('input[type=email]').fill(woman.email)
      await page.locator('input[autocomplete=current-password]').fill(woman.password)
      await page.locator('main form button[type=submit]').click()
      await expect(page).toHaveURL('/home')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
    })
  })

  test(`she chooses ${sent} in her settings, and gets it on her next device`, async ({ page, browser, woman, server }) => {
    await answerSetup(woman)
    await page.goto('/settings?tab=profile')
    await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await page.goto('/home')
    await expect(page.getByRole('link', { name: home }).first()).toBeVisible()
    const other = await browser.newPage({ baseURL: server.origin })
    await other.goto('/login')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await signInByForm(other, woman)
    await expect(other.locator('html')).toHaveAttribute('lang', code)
    await other.close()
  })
}

test.describe('offline', () => {
  test.use({ locale: 'es-ES', serviceWorkers: 'allow' })

  test('the app opens in her language', async ({ herPage: page, watch }) => {
    watch.allow(/Failed to fetch/)
    await page.goto('/home')
    await workerInCharge(page)
    await page.reload()
    await goOffline(page)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('link', { name: 'Inicio' }).first()).toBeVisible()
    await page.goto('/tracker')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await englishOn(page, englishMessages('es'), [])).toEqual([])
  })
})

test.describe('in British English', () => {
  test.use({ locale: 'en-GB' })

  test('a guest reads hot flushes, and a woman of the United Kingdom the day before the month', async ({ page, server, timezone }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.getByText(/Hot flushes at 3 a\.m\./)).toBeVisible()
    const woman = await addPerson(server.origin, timezone)
    await answerSetup(woman, { region: 'UK', language: 'English' })
    await page.goto('/login')
    await signInByForm(page, woman)
    await expect(page.getByText(/^\w+day,? \d{1,2} \w+$/).first()).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Hot flushes today' })).toBeVisible()
  })
})
