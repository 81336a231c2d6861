import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { applyTheme } from '../../../kit/web/theme.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import type { NewTide } from '../contract.ts'
import { EmberTidesPage } from './EmberTidesPage.tsx'

const water = page.getByRole('slider', { name: /on the picture$/ })
const reset = page.getByRole('button', { name: 'Reset' })

/** Opens the page. Returns the entries that were saved. */
async function open(accessibility = DEFAULT_PREFERENCES.accessibility): Promise<NewTide[]> {
  const saved: NewTide[] = []
  answerApi({
    'GET /api/settings/preferences/': () => ({ data: { ...DEFAULT_PREFERENCES, accessibility } }),
    'GET /api/settings/user-details/': () => ({
      data: { full_name: 'Ana Keller', email: 'ana@example.org', timezone: 'UTC', pronouns: '' },
    }),
    'GET /api/embertides/': () => ({ data: [] }),
    'POST /api/embertides/': ({ body }) => {
      saved.push(body as NewTide)
      return Response.json(
        { success: true, message: 'Saved', data: { id: 1, local_date: '2026-11-21', ...(body as NewTide) } },
        { status: 201 },
      )
    },
  })
  await renderPage(<EmberTidesPage />, '/embertides')
  await expect.element(water).toBeVisible()
  // The picture as left by the test before.
  await reset.click()
  return saved
}

async function save(saved: NewTide[]): Promise<NewTide | undefined> {
  await page.getByRole('button', { name: 'Save this moment' }).click()
  await expect.poll(() => saved.length).toBe(1)
  return saved[0]
}

/** The value shown on the card of a state. */
function numberOf(state: 'Energy' | 'Focus' | 'Tension'): number {
  const card = [...document.querySelectorAll('label')].find((label) => label.textContent.includes(state))
  return Number(card?.querySelector('b')?.textContent)
}

type Mouse = 'mousePressed' | 'mouseMoved' | 'mouseReleased'

/** A real pointer at a place in the picture: 0, 0 is its centre, 1 the rim. */
async function point(type: Mouse, across: number, down: number, pointerType: 'mouse' | 'pen' = 'mouse'): Promise<void> {
  const box = water.element().getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: innerWidth }
  const scale = frame.width / innerWidth
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: frame.x + scale * (box.x + (box.width / 2) * (1 + across)),
    y: frame.y + scale * (box.y + (box.height / 2) * (1 + down)),
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
    pointerType,
    force: 0.5,
  })
}

async function stroke(places: readonly (readonly [across: number, down: number])[], pointerType: 'mouse' | 'pen' = 'mouse') {
  water.element().scrollIntoView({ block: 'center' })
  const [first = [0, 0], ...rest] = places
  await point('mousePressed', first[0], first[1], pointerType)
  for (const [across, down] of rest) await point('mouseMoved', across, down, pointerType)
  const last = rest.at(-1) ?? first
  await point('mouseReleased', last[0], last[1], pointerType)
}

beforeEach(() => {
  signInTestPerson()
  applyTheme(DEFAULT_PREFERENCES.accessibility)
})

test('a press outside the circle sets nothing, and a stroke that leaves it continues at the rim', async () => {
  const saved = await open()
  await stroke([[0.93, -0.93]])
  expect(numberOf('Energy')).toBe(50)
  await stroke([0.5, 0.7, 0.9, 1.05, 1.2].map((out) => [0, -out]))
  await expect.poll(() => numberOf('Energy')).toBe(0)
  expect((await save(saved))?.path.at(-1)).toMatchObject({ x: 0.5, y: 0, intensity: 0 })
})

test('a pen draws like a finger', async () => {
  await open()
  const kinds: string[] = []
  water.element().addEventListener('pointerdown', (event) => kinds.push((event as PointerEvent).pointerType))
  await stroke(
    [-0.9, -0.7, -0.5, -0.25, 0].map((across) => [across, 0]),
    'pen',
  )
  expect(kinds).toEqual(['pen'])
  await expect.poll(() => numberOf('Energy')).toBe(100)
})

test('Reset restores 50, 50 and 30 without a trail', async () => {
  const saved = await open()
  await stroke([[0.2, 0.1]])
  await expect.poll(() => numberOf('Energy')).toBeGreaterThan(75)
  await reset.click()
  expect([numberOf('Energy'), numberOf('Focus'), numberOf('Tension')]).toEqual([50, 50, 30])
  expect(await save(saved)).toMatchObject({ energy: 50, focus: 50, tension: 30, path: [] })
})

/** Counts drawings of the large picture and requested animation frames. */
function countFrames() {
  const counts = { drawn: 0, frames: 0 }
  const { clearRect } = CanvasRenderingContext2D.prototype
  const { requestAnimationFrame } = globalThis
  CanvasRenderingContext2D.prototype.clearRect = function counted(...box) {
    if (this.canvas.role === 'img') counts.drawn += 1
    clearRect.apply(this, box)
  }
  globalThis.requestAnimationFrame = (work) => {
    counts.frames += 1
    return requestAnimationFrame(work)
  }
  onTestFinished(() => {
    CanvasRenderingContext2D.prototype.clearRect = clearRect
    globalThis.requestAnimationFrame = requestAnimationFrame
  })
  return async function within(ms: number): Promise<{ drawn: number; frames: number }> {
    const before = { ...counts }
    await new Promise((resolve) => setTimeout(resolve, ms))
    return { drawn: counts.drawn - before.drawn, frames: counts.frames - before.frames }
  }
}

test.each([
  ['where the device asks for less motion', DEFAULT_PREFERENCES.accessibility, 'reduce'],
  ['where she does in her settings', { ...DEFAULT_PREFERENCES.accessibility, reduceMotion: true }, 'no-preference'],
] as const)('%s there are no animation frames, and one drawing per change', async (_who, accessibility, device) => {
  await motion(device)
  applyTheme(accessibility)
  const within = countFrames()
  await open(accessibility)
  await expect.poll(() => within(400)).toEqual({ drawn: 0, frames: 0 })
  water.element().focus()
  const after = within(700)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(water).toHaveAttribute('aria-valuenow', '51')
  expect(await after).toEqual({ drawn: 1, frames: 0 })
})

/** Emulates what the device asks for, until the test ends. */
async function motion(value: 'reduce' | 'no-preference'): Promise<void> {
  const emulate = async (wish: string) =>
    void (await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: wish }] }))
  await emulate(value)
  onTestFinished(() => emulate('reduce'))
}

test('the picture is animated only while it is visible', async () => {
  await motion('no-preference')
  applyTheme(DEFAULT_PREFERENCES.accessibility)
  await page.viewport(390, 500)
  const within = countFrames()
  await open()
  scrollTo(0, 0)
  // Starts by itself when the browser is idle.
  await expect.poll(async () => (await within(400)).drawn).toBeGreaterThan(2)
  // Once the values have settled; the frames themselves may come late on a busy machine.
  const timeOfDrawing = async () => {
    const from = performance.now()
    const { drawn } = await within(1_000)
    return (performance.now() - from) / drawn
  }
  await expect.poll(timeOfDrawing, { message: 'untouched, at most 30 times a second', timeout: 8_000 }).toBeGreaterThan(28)
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.poll(async () => (await within(400)).drawn).toBe(0)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(async () => (await within(400)).drawn).toBeGreaterThan(2)
})
