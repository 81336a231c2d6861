/** The header of a chat: its links fit, uncut, in every language. */
import type { Page } from '@playwright/test'
import { addCouple } from './couple.ts'
import { fill } from './filled.ts'
import { answerSetup, expect, remember, test } from './fixtures.ts'
import { visit } from './page-ready.ts'

const LANGUAGES = [
  { locale: 'en-US', name: 'English', way: 'Help lines' },
  { locale: 'es-ES', name: 'Spanish', way: 'Líneas de ayuda' },
  { locale: 'fr-FR', name: 'French', way: 'Lignes d’aide' },
] as const

/** Buttons above the talk, and those in the bar of the page, that lie over each other. */
async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('#root header button, #root header a, main button')].filter((one) => {
      const { top, width } = one.getBoundingClientRect()
      return one.checkVisibility({ visibilityProperty: true }) && width > 1 && top < innerHeight / 2 && !one.closest('[role="log"], aside')
    })
    return buttons.flatMap((one, place) =>
      buttons.slice(place + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        return isApart || one.contains(other) ? [] : [`${one.textContent} / ${other.textContent}`]
      }),
    )
  })
}

/** Whether words of the talk can be seen beside, and so under, the ways that stay above it. */
async function neighbourText(page: Page, way: string): Promise<string[]> {
  const box = await page.getByRole('main').getByRole('button', { name: way }).boundingBox()
  return page.evaluate(
    (line) => {
      const conversation = document.querySelector('[data-composer]')?.previousElementSibling
      const { left = 0, right = 0 } = conversation?.getBoundingClientRect() ?? {}
      const found: string[] = []
      for (let x = left + 2; x < right; x += 12) {
        const hit = document.elementFromPoint(x, line)
        if (hit && conversation?.contains(hit)) found.push(hit.textContent.slice(0, 40))
      }
      return found
    },
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  )
}

for (const { locale, name, way } of LANGUAGES) {
  test.describe(`in ${name}`, () => {
    test.use({ locale })

    test('no way around a talk lies over another, nor over its words', async ({ page, server, timezone }) => {
      test.slow()
      const { her, him } = await addCouple(server, timezone)
      await answerSetup(her, { language: name })
      const places = await fill(her, him)
      await remember(page, server.origin, her)
      await visit(page, places['/chat']?.[0] ?? '')
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 700 })
        await page.evaluate(() => scrollTo(0, 0))
        expect(await overlaps(page), `${width} px`).toEqual([])
        await page.evaluate(() => scrollTo(0, 260))
        await expect(page.getByRole('main').getByRole('button', { name: way })).toBeInViewport({ ratio: 1 })
        expect(await overlaps(page), `${width} px, scrolled`).toEqual([])
        expect(await neighbourText(page, way), `${width} px`).toEqual([])
      }
    })
  })
}
