import { test, type Person } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'
import { mkdir } from 'node:fs/promises'
const SIZES = [
  [390, 844],
  [320, 568],
  [1280, 800],
] as const
const THEMES = (process.env['THEMES'] ?? 'light').split(',')
async function fillHome(woman: Person, from: number) {
  const today = await todayOf(woman)
  await addSoftLogs(
    woman,
    Array.from({ length: 14 }, (_, back) => daysBefore(today, back + from)),
  )
  for (const back of [1, 2])
    await woman.call('POST', '/api/moments/', { kind: 'hot_flash', at: new Date(Date.now() - back * 60_000).toISOString() })
  for (const time of ['08:00', '13:00', '20:00'])
    await woman.call('POST', '/api/reminders/', {
      kind: 'custom',
      title: `Stretch at ${time}`,
      time,
      days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      channels: ['in_app'],
    })
}
for (const state of (process.env['STATES'] ?? 'empty,open,half,logged,night').split(','))
  test(`look ${state}`, async ({ page, woman }) => {
    test.setTimeout(200_000)
    await mkdir('test-results/look', { recursive: true })
    if (state !== 'empty') await fillHome(woman, state === 'logged' ? 0 : 1)
    if (state === 'night') {
      const date = new Date()
      date.setHours(23, 0, 0, 0)
      await page.clock.install({ time: date.getTime() - 86_400_000 * (date.getTime() > Date.now() ? 0 : 0) })
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await visit(page, '/home')
      if (state === 'half') {
        await page.getByRole('radio', { name: 'Good', exact: true }).first().check()
        await page.getByRole('radiogroup', { name: 'Hours of sleep last night' }).getByRole('radio').nth(4).click()
      }
      if (state === 'logged') await page.getByRole('button', { name: /^Sleep Last Night/ }).click()
      for (const theme of THEMES) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
        await page.waitForTimeout(400)
        await page.screenshot({ path: `test-results/look/${state}-${width}-${theme}.png` })
        if (process.env['FULL']) await page.screenshot({ path: `test-results/look/${state}-${width}-${theme}-full.png`, fullPage: true })
      }
      console.log(
        state,
        width,
        await page.evaluate(() => {
          const b = (s: string) => document.querySelector(s)?.getBoundingClientRect()
          const r = [...document.querySelectorAll('main > div > *, main > div > * > *, main section')].map(
            (e) =>
              `${e.className.toString().slice(0, 30)} ${e.querySelector('h2')?.textContent ?? ''} ${Math.round(e.getBoundingClientRect().top + scrollY)}+${Math.round(e.getBoundingClientRect().height)}`,
          )
          return JSON.stringify([document.documentElement.scrollHeight, b('footer')?.height, r])
        }),
      )
    }
  })
