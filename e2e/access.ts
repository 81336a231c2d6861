/** Judgement over a page as it stands: axe, the size of what is tapped, and whether it fits. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectToFit, look } from './house.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on the theme; all others see the same page in each. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block', 'target-size']
const LOOKS = ['light', 'dark', 'contrast', 'contrast-dark'] as const
const WIDTHS = [1280, 320] as const

/** The least side of what is tapped, in CSS px (design.md), with room for rounding. */
const TOUCH_MIN = 43.5

/** Everything axe finds, as one line each: the rule, where, and why. */
async function axeFindings(page: Page, theme: (typeof LOOKS)[number]): Promise<string[]> {
  // Without frames on the page the plain mode sees as much, and opens no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (theme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}

/** Buttons, links and answers that are too small for a finger. Links inside a line of text may be as high as the line. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.tabIndex < 0) continue
      const modal = document.querySelector('dialog:modal')
      if (modal && !modal.contains(element)) continue
      const isInline = getComputedStyle(element).display === 'inline'
      if (element instanceof HTMLAnchorElement && isInline) continue
      // The skip link is only there for the keyboard.
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

async function wear(page: Page, theme: (typeof LOOKS)[number], fontSize: number): Promise<void> {
  await page.evaluate(
    ([name, size]) => {
      document.documentElement.dataset['theme'] = name
      // As theme.ts does: 16 shows as 18 px.
      document.documentElement.style.fontSize = `${size * ((1.125 / 16) * 100)}%`
      for (const animation of document.getAnimations()) animation.finish()
    },
    [theme, fontSize] as const,
  )
}

/**
 * Looks at the page in four themes, wide and narrow, at each font size. Nothing may be found; all findings are told at once.
 * `name` is what the page is called in the report.
 */
export async function expectAccessible(page: Page, name: string, fontSizes: readonly number[] = [16]): Promise<void> {
  const before = page.viewportSize()
  const findings: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const fontSize of fontSizes) {
      // Larger letters never need more contrast, smaller ones may.
      for (const theme of fontSize > 16 ? (['light'] as const) : LOOKS) {
        await wear(page, theme, fontSize)
        const where = `${name}, ${theme}, ${width} px, size ${fontSize}`
        for (const finding of await axeFindings(page, theme)) findings.push(`${where}: ${finding}`)
        if (theme === 'light') for (const finding of await smallTargets(page)) findings.push(`${where}: ${finding}`)
        await look(page, `${name.replaceAll(' ', '-')}-${theme}-${width}-${fontSize}`)
      }
      if (width === 320) await expectToFit(page)
    }
  }
  await wear(page, 'light', 16)
  if (before) await page.setViewportSize(before)
  // Soft, so that one page tells of all its states.
  expect.soft(findings.join('\n')).toBe('')
}
