import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, test } from './fixtures.ts'
import { untilAllHere, untilInteractive } from './page-ready.ts'

/** The sections of the start page, by name (docs/product.md, section 16). */
const SECTIONS = [
  'Your 24/7 AI Soul Companion',
  'Someone to ask, at any hour',
  'You are in good company',
  '“I thought I was burning out”',
  'How it works',
  'Ask Lara something now',
  'One calm place for it all',
  'What it can be like',
  'Simple prices',
  'Tell us what you think',
]

/** The built file of a module, from the manifest. */
async function builtFile(module: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, '../dist/web/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const found = manifest[module]
  if (!found) throw new Error(`The build has no ${module}`)
  return `/${found.file}`
}

const CONVERSATION = 'src/features/landing/web/demo/DemoConversation.tsx'
const RULES = 'src/features/landing/rules/demo.ts'
const PACK = 'virtual:light-pack/en'

function demoOf(page: Page) {
  const demo = page.getByRole('region', { name: 'Ask Lara something now' })
  return { demo, field: demo.getByRole('textbox', { name: 'Your question to Lara' }), log: demo.getByRole('log') }
}

async function openDemo(page: Page) {
  await page.goto('/')
  await untilInteractive(page)
  await page.getByRole('link', { name: 'Ask Lara now' }).click()
  const parts = demoOf(page)
  await expect(parts.field).toBeVisible()
  return parts
}

async function ask(page: Page, question: string) {
  const { field, log } = demoOf(page)
  await field.fill(question)
  await field.press('Enter')
  const exchange = log.locator(':scope > ul > li').last()
  await expect(exchange).toContainText(question)
  await expect(exchange).toContainText('Lara:')
  return exchange
}

test.describe('the start page', () => {
  test('shows every section with its sources and prices, and says which people are invented', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    for (const name of SECTIONS) await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByText('For Midlife Women 40+')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 24/7 AI Soul Companion')

    const figures = page.getByRole('region', { name: 'You are in good company' }).getByRole('listitem')
    await expect(figures).toHaveCount(4)
    for (const figure of await figures.all()) await expect(figure).toContainText(/Source: .+/)
    await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Simple prices' })).toContainText('$9/month')
    await expect(page.getByRole('region', { name: 'Simple prices' })).toContainText('$99/year')

    await expect(page.getByRole('region', { name: '“I thought I was burning out”' })).toContainText('An example, not a real person')
    const stories = page.getByRole('region', { name: 'What it can be like' })
    await expect(stories).toContainText('They are not real people, and these are not reviews.')
    for (const story of await stories.getByRole('article').all()) await expect(story).toContainText('Example')

    await expect(page.getByRole('form', { name: 'Ask for a demo' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Feedback' })).toBeVisible()
    await page.getByRole('link', { name: 'Your health data: what, why, and how to say no' }).click()
    await expect(page).toHaveURL('/privacy#health-data')
    await expect(page.getByRole('heading', { name: 'Your health data' })).toBeInViewport()
  })

  test('has no layout shift, from top to bottom and through a conversation', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
          // Less is the header that moves by 4 px while a slow device still parses the page.
          if (!entry.hadRecentInput && entry.value > 0.001) moved.push(entry.value.toFixed(4))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 300) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await moved()).toEqual([])
    await openDemo(page)
    // One line, since the field grows with a second one.
    await ask(page, 'Night sweats?')
    expect(await moved()).toEqual([])
  })

  test('fetches the demo when it is near, the knowledge with the first question, and the rules with the first character', async ({
    page,
  }) => {
    const files = { conversation: await builtFile(CONVERSATION), rules: await builtFile(RULES), pack: await builtFile(PACK) }
    const fetched = new Set<string>()
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilAllHere(page)
    expect([...fetched].filter((path) => Object.values(files).includes(path))).toEqual([])

    await page.getByRole('link', { name: 'Ask Lara now' }).click()
    const { demo, field } = demoOf(page)
    await expect(field).toBeVisible()
    expect(fetched.has(files.conversation)).toBe(true)
    await demo.getByRole('button', { name: "Why can't I find the word?" }).click()
    await expect(demo.getByText('Where this comes from')).toBeVisible()
    expect([fetched.has(files.pack), fetched.has(files.rules)]).toEqual([true, false])
    await field.pressSequentially('W')
    await expect.poll(() => fetched.has(files.rules)).toBe(true)
  })
})

test.describe('the demo', () => {
  // Texts and help lines depend on the time zone.
  test.use({ timezoneId: 'America/New_York' })

  test('answers a question with Lara’s texts and their source; nothing is sent or stored', { tag: '@core' }, async ({ page }) => {
    const { demo, log } = await openDemo(page)
    await expect(demo).toContainText('This is a demo. It runs in your browser: nothing you type is sent or kept.')
    await untilAllHere(page)
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' || !pathname.startsWith('/assets/') || request.url().includes('?'))
        sent.push(`${request.method()} ${pathname}`)
    })
    const answer = await ask(page, 'I wake up drenched every night, what can I do?')
    await expect(answer).toContainText('Night sweats are hot flashes that come while you sleep')
    await answer.getByText('Where this comes from').click()
    await expect(answer.getByRole('listitem').first()).toContainText(/NHS|Menopause Society/)
    await demo.getByRole('list', { name: 'You could ask' }).getByRole('button').first().click()
    await expect(log.locator(':scope > ul > li')).toHaveCount(2)
    await expect(log.locator(':scope > ul > li').last()).toContainText('Lara:')

    expect(sent).toEqual([])
    expect(await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length])).toEqual([
      0, 0, 0,
    ])
    await page.reload()
    await page.getByRole('link', { name: 'Ask Lara now' }).click()
    await expect(page.getByText('I wake up drenched')).toHaveCount(0)
  })

  test.describe('in Britain', () => {
    test.use({ timezoneId: 'Europe/London' })

    test('a crisis is answered with the help lines of the region first, one tap away', async ({ page }) => {
      await openDemo(page)
      const answer = await ask(page, 'sometimes I think I want to kill myself')
      const lines = answer.getByRole('list', { name: 'Help lines' })
      await expect(lines.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
      await expect(lines).toBeInViewport()
      const [before, after] = await Promise.all([lines.boundingBox(), answer.getByText('I am not a person').boundingBox()])
      expect(before?.y ?? 0).toBeLessThan(after?.y ?? 0)
    })
  })

  test('when the rules cannot be fetched there is no answer, help lines are shown, and the question can be repeated', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|Failed to fetch|preload/)
    const rules = await builtFile(RULES)
    await page.route(`**${rules}`, (route) => route.abort())
    const { demo } = await openDemo(page)
    const answer = await ask(page, 'why am I so tired')
    await expect(answer.getByRole('alert')).toContainText('The demo didn’t load, so I can’t answer.')
    await expect(answer.getByRole('link', { name: 'Call 911' })).toBeVisible()
    await page.unroute(`**${rules}`)
    await answer.getByRole('button', { name: 'Try again' }).click()
    await expect(demo.getByText('Where this comes from')).toBeVisible()
  })

  test('Lara answers fear, an emergency, a dose and Spanish as in the app, and says what she does not know', async ({ page }) => {
    const { demo } = await openDemo(page)
    for (const danger of ['My husband hits me when I forget things', 'I have crushing chest pain and my left arm is numb'])
      await expect((await ask(page, danger)).getByRole('list', { name: 'Help lines' })).toBeVisible()
    await expect(await ask(page, 'Should I double my estrogen patch?')).toContainText(/pharmacist|doctor/)
    await expect((await ask(page, '¿Cuántos años duran los sofocos?')).locator('[lang=es]').first()).toBeVisible()
    await expect(await ask(page, 'What is the capital of France?')).toContainText("I don't know that here, and I would rather not guess.")
    await expect(demo.getByRole('list', { name: 'You could ask' }).getByRole('button')).not.toHaveCount(0)
    await expect(await ask(page, 'How did I sleep this week?')).toContainText('in this demo I have none')
    await demo.getByRole('button', { name: 'Clear' }).click()
    await expect(demo.getByText('What is the capital')).toHaveCount(0)
    await expect(demo.getByRole('button', { name: 'Why do I wake in the small hours?' })).toBeVisible()
  })

  test('can be started by hand if it did not start, and by keyboard alone', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to fetch|preload/)
    const conversation = await builtFile(CONVERSATION)
    await page.route(`**${conversation}`, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Ask Lara now' }).click()
    const { demo, field, log } = demoOf(page)
    await expect(demo.getByRole('alert')).toContainText('The demo could not be fetched.')
    await page.unroute(`**${conversation}`)
    await demo.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type('Is there a test for menopause?')
    await page.keyboard.press('Enter')
    await expect(log).toContainText('Lara:')
    await expect(field).toBeFocused()
  })

  test('is accessible', async ({ page }) => {
    test.setTimeout(240_000)
    await openDemo(page)
    await expectAccessible(page, 'landing demo')
    await ask(page, 'I have lost my libido')
    await expectAccessible(page, 'landing demo answered')
    await ask(page, 'I want to kill myself')
    await expectAccessible(page, 'landing demo crisis', [20])
  })
})
