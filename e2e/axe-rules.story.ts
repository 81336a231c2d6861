import type { Page } from '@playwright/test'
import { looseErrors } from './access.ts'
import { faintShapes } from './forced-colours.ts'
import { expect, test } from './fixtures.ts'
import { spaceWords, spoiltWords, tabThrough } from './focusable.ts'
import { listenTo } from './spoken.ts'
import { toAddresses, visit } from './page-ready.ts'

/** Appends a defect to a valid page. Styles go through the page's style sheets, because the policy allows no others. */
async function plant(page: Page, { html, css = '' }: { html: string; css?: string }): Promise<void> {
  await page.evaluate(
    ([markup, rules]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
      const place = document.createElement('div')
      place.id = 'planted'
      place.append(document.createRange().createContextualFragment(markup))
      document.querySelector('main')?.append(place)
    },
    [html, css] as const,
  )
}

test.describe('a check that finds nothing on a valid page finds', () => {
  test.beforeEach(async ({ page }) => {
    // The policy of the page would refuse planted markup.
    await page.route('**/terms', async (route) => {
      const response = await route.fetch()
      const policy = (response.headers()['content-security-policy'] ?? '').replace(/;[^;]*trusted-types[^;]*/g, '')
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    await page.setViewportSize({ width: 320, height: 400 })
    await visit(page, '/terms')
    expect([...(await spoiltWords(page)), ...(await tabThrough(page)).findings, ...(await looseErrors(page))]).toEqual([])
  })

  test('a covered focus, an invisible focus, and an unreachable tab stop', async ({ page }) => {
    await plant(page, {
      html: '<button id="under">Under the bar</button><button id="bare">Without a ring</button><p id="bar">A bar</p><button id="far">Never reached</button>',
      css: `
        #bar { position: fixed; inset: auto 0 0; block-size: 200px; }
        #under, #bare { min-block-size: 44px; }
        html { scroll-padding: 0 !important; }
        #bare:focus-visible { outline: none !important; }
      `,
    })
    await page.evaluate(() => {
      const [trap, far] = [document.querySelector('#bare'), document.querySelector('#far')]
      // From here Tab returns to the top.
      trap?.addEventListener('keydown', (event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('a')?.focus()
      })
      if (far) document.querySelector('footer')?.remove()
    })
    const { findings } = await tabThrough(page)
    const wanted = [
      'button "Under the bar" has the focus, and 9 of 9 places of it lie under p "A bar"',
      'button "Without a ring" does not show that it has the focus',
      'button "Never reached" is not reached',
    ]
    expect(findings).toEqual(expect.arrayContaining(wanted))
  })

  test('text that is cut off, overflows its button, or overlaps other text', async ({ page }) => {
    await plant(page, {
      html: `
        <p id="cut">A sentence that is longer than its box and cannot be read to its end</p>
        <button id="small">A name that is too long for its button</button>
        <div id="two"><p>The one lies over</p><p>and under the other</p></div>
      `,
      css: `
        #cut { inline-size: 90px; block-size: 24px; overflow: hidden; }
        #small { display: block; inline-size: 60px; block-size: 44px; white-space: nowrap; }
        #two { display: grid; } #two > p { grid-area: 1 / 1; }
      `,
    })
    const wanted = [
      '"A sentence that is longer than its box and cannot be read to" is cut off',
      '"A name that is too long for its button" overflows its button',
      '"The one lies over" and "and under the other" overlap',
    ]
    expect(await spoiltWords(page)).toEqual(expect.arrayContaining(wanted))
  })

  test('text that is cut off with wider text spacing', async ({ page }) => {
    const css = '#tight { inline-size: 230px; block-size: 32px; overflow: hidden; }'
    await plant(page, { html: '<p id="tight">Room for all these words</p>', css })
    expect(await spoiltWords(page)).toEqual([])
    await spaceWords(page, true)
    expect(await spoiltWords(page)).toEqual(['"Room for all these words" is cut off'])
    await spaceWords(page, false)
    expect(await spoiltWords(page)).toEqual([])
  })

  test('icons and borders that disappear in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast-dark')
    expect(await faintShapes(page)).toEqual([])
    await plant(page, {
      html: '<p id="sign">A dark sign <svg viewBox="0 0 24 24" width="24" height="24"><path d="M2 2h20v20z"/></svg></p><button id="flat">Flat</button>',
      css: '#sign path { fill: #301020; } #flat { appearance: none; border: 0; }',
    })
    expect(await faintShapes(page)).toEqual(['the sign in p "A dark sign" is not seen', 'button in button "Flat" has no edge'])
  })

  test('an invalid field without a message, and a message without a field', async ({ page }) => {
    await plant(page, { html: '<input id="wrong" aria-label="A" aria-invalid="true"><p role="alert" id="a-error">Please mend this</p>' })
    expect(await looseErrors(page)).toEqual([
      'input#wrong is marked as wrong and does not say why',
      '"Please mend this" belongs to no field',
    ])
  })

  test('text that is not announced: added with its region, previously hidden, or behind a dialog', async ({ page }) => {
    const ear = await listenTo(page)
    await visit(page, '/terms')
    await plant(page, {
      html: '<p role="status" id="region"></p><p role="status" id="hidden" hidden></p><dialog><p role="status" id="inside"></p></dialog>',
    })
    const say = (id: string, words: string) =>
      page.evaluate(
        ([where, what]) => {
          const region = document.querySelector<HTMLElement>(`#${where}`)
          if (region) Object.assign(region, { hidden: false, textContent: what })
        },
        [id, words] as const,
      )
    await plant(page, { html: '<p role="status">It came with its words.</p><p role="alert">An alert may.</p>' })
    await say('hidden', 'It was hidden before.')
    await say('region', 'It stood there.')
    expect(await ear.all()).toEqual(['An alert may.', 'It stood there.'])
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await say('region', 'Behind the dialog.')
    await say('inside', 'Within the dialog.')
    expect(await ear.all()).toEqual(['Within the dialog.'])
  })
})

test('a route without example parameters fails the walk', () => {
  expect(toAddresses(['/help', '/tracker/soft/$id'], { '/tracker/soft/$id': ['/tracker/soft/1'] })).toEqual(['/help', '/tracker/soft/1'])
  expect(() => toAddresses(['/new/$id'], {})).toThrow('No example address for the parameters of /new/$id')
})
