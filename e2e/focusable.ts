/** Keyboard checks of the current page: reachable and visible focus, and text that is not cut off. */
import type { Page } from '@playwright/test'

/** More tab stops than any page has. */
const STOPS_MAX = 250

/** Checks the focused element, which the browser has scrolled into view. */
function checkStop(): { name: string; problems: string[] } | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const walk = globalThis as { reached?: WeakSet<Element>; latest?: Element }
  const seen = (walk.reached ??= new WeakSet())
  // A date field has several stops: day, month, year and its calendar.
  if (element === walk.latest) return { name: element.localName, problems: [] }
  if (seen.has(element)) return undefined
  seen.add(element)
  walk.latest = element
  const words = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent
  const name = `${element.localName} "${words.trim().slice(0, 60)}"`
  const problems: string[] = []

  // A radio button or checkbox is drawn by its label.
  const isHidden = getComputedStyle(element).opacity === '0'
  const visible = (isHidden ? element.closest('label') : null) ?? element
  const box = visible.getBoundingClientRect()
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
  const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
  if (right - left < 1 || bottom - top < 1) problems.push('is not in view when it has the focus')
  else {
    const shares = [0.1, 0.5, 0.9]
    let covered = 0
    let by = ''
    for (const x of shares) {
      for (const y of shares) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        if (!hit || visible.contains(hit) || hit.contains(visible)) continue
        for (let over: Element | null = hit; over; over = over.parentElement) {
          if (!/fixed|sticky/.test(getComputedStyle(over).position) || over.contains(visible)) continue
          covered += 1
          by = `${hit.localName} "${hit.textContent.trim().slice(0, 30)}"`
          break
        }
      }
    }
    if (covered > 2) problems.push(`has the focus, and ${covered} of 9 places of it lie under ${by}`)
  }

  let isMarked = false
  for (let one: Element | null = element, steps = 0; one && steps < 3 && !isMarked; one = one.parentElement, steps += 1) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
  }
  if (!isMarked) problems.push('does not show that it has the focus')
  return { name, problems }
}

/** Elements that should have been a tab stop and were not. */
function findMissed(): string[] {
  const seen = (globalThis as { reached?: WeakSet<Element> }).reached ?? new WeakSet()
  const wanted = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const missed: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
    if (seen.has(element) || element.tabIndex < 0 || element.matches(':disabled, [inert] *')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    // A radio group has one tab stop; the arrow keys reach the other options.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(({ name }) => name === element.name)
      if (group.some((one) => seen.has(one))) continue
    }
    missed.push(`${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}" is not reached`)
  }
  return missed
}

/** Tabs through the full page. Returns the number of tab stops and the findings, one line each. */
export async function tabThrough(page: Page): Promise<{ stops: number; findings: string[] }> {
  const findings: string[] = []
  await page.evaluate(() => {
    Object.assign(globalThis, { reached: new WeakSet(), latest: undefined })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  // From the beginning of the page, as after loading.
  await page.locator('body').evaluate((body) => {
    body.tabIndex = -1
    body.focus({ preventScroll: true })
    body.removeAttribute('tabindex')
  })
  let stops = 0
  for (; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(checkStop)
    if (!stop) break
    for (const problem of stop.problems) findings.push(`${stop.name} ${problem}`)
  }
  return { stops, findings: [...findings, ...(await page.evaluate(findMissed))] }
}

/** Text that is cut off by a container, overflows its button, or overlaps other text. */
export async function spoiltWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const boxes: { words: string; element: Element; rect: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isClipped = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip')
    }
    /** Scrollable elements that are tab stops: text beyond their edge can be scrolled into view. */
    const isFeature = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.scrollHeight > element.clientHeight &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    const within = (rect: DOMRect, box: DOMRect) => {
      const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)]
      return new DOMRect(
        left,
        top,
        Math.max(0, Math.min(rect.right, box.right) - left),
        Math.max(0, Math.min(rect.bottom, box.bottom) - top),
      )
    }
    const isOutside = (rect: DOMRect, box: DOMRect) =>
      rect.left < box.left - 2 || rect.right > box.right + 2 || rect.top < box.top - 4 || rect.bottom > box.bottom + 4
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim()
      const element = node.parentElement
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('option, svg, canvas, [aria-hidden="true"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      let isForEarsOnly = false
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect()
        const { clipPath, display } = getComputedStyle(box)
        if (clipPath !== 'none' || (width <= 1 && height <= 1 && display !== 'contents')) isForEarsOnly = true
      }
      if (isForEarsOnly) continue
      for (const full of rects) {
        let rect = full
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          if (isFeature(box)) rect = within(rect, box.getBoundingClientRect())
          if (rect.width <= 1 || rect.height <= 1) break
          if (isClipped(box) && isOutside(rect, box.getBoundingClientRect())) found.add(`"${words.slice(0, 60)}" is cut off`)
        }
        if (rect.width <= 1 || rect.height <= 1) continue
        const button = element.closest('button, summary, label, a:not([class=""])[class]')
        if (button && getComputedStyle(button).display !== 'inline' && isOutside(full, button.getBoundingClientRect())) {
          found.add(`"${words.slice(0, 60)}" overflows its ${button.localName}`)
        }
        boxes.push({ words, element, rect })
      }
    }
    const isFloating = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
      }
      return false
    }
    const still = boxes.filter(({ element }) => !isFloating(element))
    for (const [place, one] of still.entries()) {
      for (const other of still.slice(place + 1)) {
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        if (one.element !== other.element && wide > 3 && high > 6) {
          found.add(`"${one.words.slice(0, 40)}" and "${other.words.slice(0, 40)}" overlap`)
        }
      }
    }
    return [...found]
  })
}

/** The text spacing of WCAG 1.4.12: line height 1.5, letters 0.12, words 0.16, paragraphs 2, in font sizes. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Sets or removes that text spacing, as a reader's own style sheet would. */
export async function spaceWords(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate(
    ([rules, on]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(on ? rules : '')
      const others = document.adoptedStyleSheets.filter((one) => one !== (globalThis as { spacing?: CSSStyleSheet }).spacing)
      Object.assign(globalThis, { spacing: sheet })
      document.adoptedStyleSheets = [...others, sheet]
    },
    [SPACING, isOn] as const,
  )
}
