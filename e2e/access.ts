/**
 * Accessibility checks of the current page: axe, touch target sizes, unassociated error messages, and horizontal
 * overflow.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectToFit, look } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on the theme; all others need one theme only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block', 'target-size']
const LOOKS = ['light', 'dark', 'contrast', 'contrast-dark'] as const
/** Desktop, phone and tablet; the tablet layout has no colours of its own. */
const WIDTHS = [1280, 320, 768] as const

type Look = (typeof LOOKS)[number]

/** Smallest side of a touch target in CSS px (docs/design.md, section 8), with tolerance for rounding. */
const TOUCH_MIN = 43.5

/** All findings of axe, one line each: rule, element, reason. */
async function axeFindings(page: Page, theme: Look, width: number): Promise<string[]> {
  // Injected once per page: half a megabyte each time costs more than the check.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // Without frames, legacy mode finds as much and opens no page of its own.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode()
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      runOnly: theme === 'light' ? TAGS : COLOUR_RULES,
      ...(width === 768 && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // Elements partly under a bar at the bottom can be scrolled; their size is checked below, and focused elements in
      // `focusable.ts`.
      .filter(({ failureSummary = '' }) => !(id === 'target-size' && failureSummary.includes('partially obscured')))
      .map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}

/** Buttons, links and options that are too small to tap. Links inside a line of text may be as high as the line. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.tabIndex < 0) continue
      const modal = document.querySelector('dialog:modal')
      if (modal && !modal.contains(element)) continue
      const isInline = getComputedStyle(element).display === 'inline'
      if (element instanceof HTMLAnchorElement && isInline) continue
      // The skip link is for the keyboard only.
      if (element.getAttribute('href') === '#main') continue
      const label = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.closest('label') : null
      const { width, height } = (label ?? element).getBoundingClientRect()
      if (Math.min(width, height) >= least) continue
      const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim()
      found.push(`${element.localName} "${name}" is ${width.toFixed(1)} × ${height.toFixed(1)}`)
    }
    return found
  }, TOUCH_MIN)
}

/** Invalid fields without an error message, and error messages without a field. */
export async function looseErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)
      const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      if (words.trim() === '') found.push(`${field.localName}#${field.id} is marked as wrong and does not say why`)
    }
    for (const words of document.querySelectorAll('[role="alert"][id]')) {
      if (document.querySelector(`[aria-describedby~="${CSS.escape(words.id)}"]`) === null) {
        found.push(`"${words.textContent}" belongs to no field`)
      }
    }
    return found
  })
}

async function applyTheme(page: Page, theme: Look, fontSize: number): Promise<void> {
  await page.evaluate(
    ([name, size]) => {
      document.documentElement.dataset['theme'] = name
      // As in theme.ts: 16 means 18 px.
      document.documentElement.style.fontSize = `${size * ((1.125 / 16) * 100)}%`
      for (const animation of document.getAnimations()) animation.finish()
    },
    [theme, fontSize] as const,
  )
}

/**
 * Checks the page in four themes, on desktop and phone, at each font size, and once on a tablet. Reports all findings
 * at once. `name` identifies the page in the report; `widths` are others than the usual ones.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  fontSizes: readonly number[] = [16],
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const before = page.viewportSize()
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const fontSize of width === 768 ? [16] : fontSizes) {
      // Larger text never needs more contrast; smaller text may.
      for (const theme of fontSize > 16 || width === 768 ? (['light'] as const) : LOOKS) {
        await applyTheme(page, theme, fontSize)
        const where = `${name}, ${theme}, ${width} px, size ${fontSize}`
        for (const finding of await axeFindings(page, theme, width)) findings.push(`${where}: ${finding}`)
        if (theme === 'light') for (const finding of await smallTargets(page)) findings.push(`${where}: ${finding}`)
        await look(page, `${name.replaceAll(' ', '-')}-${theme}-${width}-${fontSize}`)
      }
      await expectToFit(page)
    }
  }
  for (const finding of await looseErrors(page)) findings.push(`${name}: ${finding}`)
  await applyTheme(page, 'light', 16)
  if (before) await page.setViewportSize(before)
  // Soft, so that one run reports all states of a page.
  expect.soft(findings.join('\n')).toBe('')
}
