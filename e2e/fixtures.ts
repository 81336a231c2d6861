/** Fixtures of every story: one real server per worker, a woman with an account, and a watch for browser errors. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { type Server, startServer } from './server.ts'
import { followRequests, untilInteractive } from './page-ready.ts'

/** Satisfies every password rule; the same for all accounts. */
export const PASSWORD = 'a quiet morning by the sea'

/** A person with an account, and a way to call the API as that person. */
export type Person = {
  id: number
  name: string
  email: string
  password: string
  access: string
  refresh: string
  /** Calls the API as this person and returns the JSON body; throws unless the status is 2xx. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Json>
}

/** A reply of the API, untyped. */
// oxlint-disable-next-line typescript/no-explicit-any -- the contract is tested elsewhere
export type Json = any

type Watch = {
  /** Allows matching console errors in this story, such as a refusal that it provokes. */
  allow(words: RegExp): void
  /** All problems so far, allowed or not. */
  readonly problems: readonly string[]
}

/** Makes `goto` wait until the page is interactive, unless the story says what it waits for. */
function beginAwake(page: Page): void {
  followRequests(page)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await untilInteractive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await untilInteractive(page)
    return response
  }
}

let people = 0

/** An email address that is not in use. */
export function freshEmail(name = 'ana'): string {
  people += 1
  return `${name}-${process.pid}-${people}-${Date.now()}@example.org`
}

/** Creates an account through the API, as the sign-up form does. */
export async function addPerson(origin: string, timezone: string, name = 'Ana Keller'): Promise<Person> {
  const email = freshEmail()
  const account = { full_name: name, email, password: PASSWORD, confirm_password: PASSWORD, timezone }
  const signedUp = await request(origin, 'POST', '/api/auth/signup/', account)
  return {
    id: signedUp.user_id,
    name,
    email,
    password: PASSWORD,
    access: signedUp.access,
    refresh: signedUp.refresh,
    call: callAs(origin, signedUp.access),
  }
}

/** Returns to the onboarding questions. */
const SETUP = {
  age_range: '46-50',
  menopause_phase: 'Perimenopausal',
  language: 'English',
  region: 'US',
  goals: ['Better sleep'],
  enable_voice: true,
  share_with_partner: false,
} as const

/** Completes the onboarding, by default with help lines of the United States in every time zone. */
export async function answerSetup(her: Person, answers: { language?: string; region?: string } = {}): Promise<void> {
  await her.call('POST', '/api/settings/onboarding/', { ...SETUP, ...answers })
}

/** API calls with the given access token, or as a guest without one. */
export function callAs(origin: string, access: string | undefined): Person['call'] {
  return (method, path, body) => request(origin, method, path, body, access)
}

async function request(origin: string, method: string, path: string, body?: unknown, access?: string): Promise<Json> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(access && { authorization: `Bearer ${access}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** Confirms an address with the link from the welcome email; `mail` reads the newest email to it. */
export async function confirmAddress(origin: string, mail: () => Promise<string | undefined>): Promise<void> {
  const link = async () => /confirm-email\/(\d+\/[\w-]+)/.exec((await mail()) ?? '')?.[1]
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy()
  await request(origin, 'POST', `/api/settings/email/confirm/${await link()}/`)
}

/** Signs in on the login page and waits for Home. */
export async function signInByForm(page: Page, { email, password }: Person, isShared = false): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  if (isShared) await page.getByRole('switch', { name: 'This is a shared device' }).check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/home')
}

/** Puts the session into the browser's storage, as a login on this device would. */
export async function remember(
  page: Page,
  origin: string,
  { id, name, email, access, refresh }: Person,
  kind: 'woman' | 'partner' = 'woman',
): Promise<void> {
  // A file of our origin that runs no script.
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(
    ([user, accessToken, refreshToken]) => {
      localStorage.setItem('auth_token', accessToken)
      localStorage.setItem('refresh_token', refreshToken)
      localStorage.setItem('emberwell-user-data', user)
    },
    [JSON.stringify({ id, name, email, user_type: kind }), access, refresh] as const,
  )
}

/** Collects what must never happen in a browser: errors, policy violations, and requests to other origins. */
function watchOver(context: BrowserContext, origins: () => readonly string[], problems: string[]): void {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack || String(error.error())}`))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (sent) => {
    const url = sent.url()
    if (/^(?:data|blob|about):/.test(url)) return
    if (!origins().includes(new URL(url).origin)) problems.push(`another origin: ${url}`)
  })
}

type Fixtures = {
  watch: Watch
  timezone: string
  /** A woman with an account, signed in on `page`. */
  woman: Person
  /** The page of a signed-in woman, for stories that need no further access to her. */
  herPage: Page
}

/** The test function of all stories. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', beginAwake)
    await use(context)
  },
  timezone: ({ timezoneId }, use) => use(timezoneId ?? 'UTC'),
  watch: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      const setOffline = context.setOffline.bind(context)
      context.setOffline = (isOffline) => {
        allowed.push(/ERR_INTERNET_DISCONNECTED/)
        return setOffline(isOffline)
      }
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
          console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
        })
      })
      watchOver(context, () => [baseURL ?? ''], problems)
      await use({ allow: (words) => void allowed.push(words), problems })
      const unexpected = problems.filter((problem) => !allowed.some((words) => words.test(problem)))
      if (unexpected.length > 0) throw new Error(`The browser complained:\n- ${unexpected.join('\n- ')}`)
    },
    { auto: true },
  ],
  woman: async ({ page, server, timezone }, use) => {
    const woman = await addPerson(server.origin, timezone)
    await remember(page, server.origin, woman)
    await use(woman)
  },
  herPage: async ({ page, woman }, use) => {
    if (woman.id) await use(page)
  },
})

export { expect }

/**
 * The test function of stories in a browser without service workers, where the page itself fetches what it needs
 * offline.
 */
export const testWithoutWorker = test.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await use(context)
  },
})

/** Expects that the page does not overflow horizontally. */
export async function expectToFit(page: Page): Promise<void> {
  // Pictures are redrawn shortly after the width changes.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: 'horizontal overflow in px' }).toBeLessThanOrEqual(0)
}

/** Saves a screenshot in test-results when LOOK=1; stories never compare screenshots. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env['LOOK'] !== '1') return
  const folder = join(import.meta.dirname, '../test-results/look')
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
