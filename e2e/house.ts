/** What every story stands on: one real server per worker, a woman with an account, and a watch over the browser. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { type Server, startServer } from './server.ts'
import { followRequests, untilAwake } from './walk.ts'

/** Long enough for every rule, and the same for everybody. */
export const PASSWORD = 'a quiet morning by the sea'

/** Somebody with an account, who can also call the API herself. */
export type Person = {
  id: number
  name: string
  email: string
  password: string
  access: string
  refresh: string
  /** Calls the API as her and answers the JSON body; throws unless the status is 2xx. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Json>
}

/** A reply of the API, as loose as JSON is. */
// oxlint-disable-next-line typescript/no-explicit-any -- stories name the fields they look at; the contract is tested elsewhere
export type Json = any

type Watch = {
  /** Allows console errors of this story whose words match, such as a refusal that it provokes. */
  allow(words: RegExp): void
  /** Everything it has caught so far, allowed or not. */
  readonly problems: readonly string[]
}

/** Whoever comes to a page waits until it is awake before pressing anything, unless the story says what it waits for. */
function beginAwake(page: Page): void {
  followRequests(page)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await untilAwake(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await untilAwake(page)
    return response
  }
}

let people = 0

/** An address that nobody has yet. */
export function freshEmail(name = 'ana'): string {
  people += 1
  return `${name}-${process.pid}-${people}-${Date.now()}@example.org`
}

/** Creates an account through the API, as the signup form would. */
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

/** What the setup asks of her. */
const SETUP = {
  age_range: '46-50',
  menopause_phase: 'Perimenopausal',
  language: 'English',
  region: 'US',
  goals: ['Better sleep'],
  enable_voice: true,
  share_with_partner: false,
} as const

/** Has her answer the setup, with help lines of the United States in whatever zone a story runs, or with other answers where it says so. */
export async function answerSetup(her: Person, answers: { language?: string; region?: string } = {}): Promise<void> {
  await her.call('POST', '/api/settings/onboarding/', { ...SETUP, ...answers })
}

/** Calls of the API in the name of whoever `access` belongs to; of a guest without one. */
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

/** Signs somebody in by hand, on the page of the login, and waits for her Home. */
export async function signInAtDoor(page: Page, { email, password }: Person, isShared = false): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  if (isShared) await page.getByRole('switch', { name: 'This is a shared device' }).check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/home')
}

/** Puts her session into the browser's storage, as a login on this device would have. */
export async function remember(
  page: Page,
  origin: string,
  { id, name, email, access, refresh }: Person,
  kind: 'woman' | 'partner' = 'woman',
): Promise<void> {
  // A page of our origin that runs no script of ours.
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

/** Collects whatever must never happen in a browser: errors, breaches of the policy, and calls to anybody else. */
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
  /** A woman with an account, signed in in `page`. */
  woman: Person
  /** The page of a signed-in woman, for stories that need not know who she is. */
  herPage: Page
}

/** The test function of every story. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
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

/** Nothing of the page may stand out at the side. */
export async function expectToFit(page: Page): Promise<void> {
  // A picture is drawn anew a moment after the page has another width.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: 'pixels that stand out at the side' }).toBeLessThanOrEqual(0)
}

/** Keeps a picture in test-results when LOOK=1; stories never compare pictures. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env['LOOK'] !== '1') return
  const folder = join(import.meta.dirname, '../test-results/look')
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
