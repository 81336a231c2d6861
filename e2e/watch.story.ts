import { expect, test } from './house.ts'

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

  test('hears a breach of the content security policy', async ({ page, watch }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      const sheet = document.createElement('style')
      sheet.textContent = 'body { outline: 1px solid }'
      document.head.append(sheet)
    })
    await expect.poll(() => watch.problems.join('\n')).toContain('policy: style-src')
    watch.allow(/style-src/)
  })

  test('hears a call to another origin', async ({ page, watch }) => {
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
