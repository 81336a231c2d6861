import { expect, test } from './house.ts'

/**
 * What nothing of ours may ever do, each with what the watch says of it. Code that is given as text is run a moment later: in what
 * Playwright itself evaluates, the browser lets it pass.
 */
const BREACHES: readonly { what: string; plant: () => void; heard: string }[] = [
  {
    what: 'a script that is made of text',
    plant: () => {
      const script = document.createElement('script')
      script.append('document.title = "planted"')
      document.body.append(script)
    },
    heard: 'policy: require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a sheet in the page',
    plant: () => {
      const sheet = document.createElement('style')
      sheet.textContent = 'body { outline: 1px solid }'
      document.head.append(sheet)
    },
    heard: 'policy: style-src-elem inline',
  },
  {
    what: 'a style in an attribute',
    plant: () => document.body.setAttribute('style', 'outline: 1px solid'),
    heard: 'policy: style-src-attr inline',
  },
  {
    what: 'text that is run',
    // oxlint-disable-next-line no-eval -- it is what must be refused
    plant: () => void setTimeout(() => void globalThis['eval']('1 + 1')),
    heard: 'policy: require-trusted-types-for',
  },
  {
    what: 'text that becomes elements',
    plant: () => {
      setTimeout(() => {
        document.body.innerHTML = '<b>planted</b>'
      })
    },
    heard: 'policy: require-trusted-types-for trusted-types-sink',
  },
  {
    what: 'a policy of Trusted Types that is not ours',
    plant: () => {
      const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
      setTimeout(() => void trustedTypes.createPolicy('planted', {}))
    },
    heard: 'policy: trusted-types trusted-types-policy',
  },
  {
    what: 'a picture from another origin',
    plant: () => {
      new Image().src = 'https://elsewhere.example/pixel.gif'
    },
    heard: 'policy: img-src https://elsewhere.example/pixel.gif',
  },
  {
    what: 'a call to another origin',
    plant: () => void fetch('https://elsewhere.example/').catch(() => undefined),
    heard: 'policy: connect-src https://elsewhere.example/',
  },
  {
    what: 'a beacon to another origin',
    plant: () => void navigator.sendBeacon('https://elsewhere.example/', 'planted'),
    heard: 'policy: connect-src https://elsewhere.example/',
  },
  {
    what: 'a frame',
    plant: () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' })),
    heard: 'policy: frame-src https://elsewhere.example',
  },
]

test.describe('the watch over the browser', () => {
  test('hears a console error', async ({ page, watch }) => {
    await page.goto('/login')
    await page.evaluate(() => console.error('planted'))
    await expect.poll(() => watch.problems).toEqual([expect.stringContaining('console: planted')])
    watch.allow(/planted/)
  })

  test('hears an error that nobody caught', async ({ page, watch }) => {
    await page.goto('/login')
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('planted'))))
    await expect.poll(() => watch.problems.join('\n')).toContain('uncaught: Error: planted')
    watch.allow(/planted/)
  })

  for (const { what, plant, heard } of BREACHES)
    test(`hears ${what}`, async ({ page, watch }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(watch.problems, 'before it').toEqual([])
      await page.evaluate(plant)
      await expect.poll(() => watch.problems.join('\n')).toContain(heard)
      // Whatever else the browser says of it.
      watch.allow(/./)
    })

  test('hears a script that stands in a page, as a tag or in an attribute', async ({ page, watch }) => {
    await page.route('**/login', async (route) => {
      const sent = await route.fetch()
      const planted = '<script>document.title = "planted"</script><p onclick="document.title = \'planted\'"></p></body>'
      await route.fulfill({ response: sent, body: (await sent.text()).replace('</body>', planted) })
    })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => watch.problems.join('\n')).toContain('policy: script-src-elem inline')
    expect(watch.problems.join('\n')).toContain('policy: script-src-attr inline')
    await expect(page).not.toHaveTitle('planted')
    watch.allow(/./)
  })

  test('hears a page of another origin', async ({ page, watch }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'hello' }))
    await page.goto('https://elsewhere.example/page')
    expect(watch.problems).toContain('another origin: https://elsewhere.example/page')
    watch.allow(/elsewhere\.example/)
  })

  test('turns a story red for what was not allowed (as this one must be)', async ({ page }) => {
    test.fail()
    await page.goto('/login')
    await page.evaluate(() => console.error('planted'))
  })
})
