/**
 * Renders the icons of the installed app from public/favicon.svg. Run it after a change of the logo; the images are
 * committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './browser.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'public/icons')

/**
 * `mark` is the logo's share of the side. With `isFull` the background extends to the edges, for systems that crop
 * icons; a maskable icon is cropped to a circle of 80 % at most.
 */
const ICONS = [
  { name: '192.png', side: 192, mark: 1, isFull: false },
  { name: '512.png', side: 512, mark: 1, isFull: false },
  { name: 'maskable-192.png', side: 192, mark: 0.8, isFull: true },
  { name: 'maskable-512.png', side: 512, mark: 0.8, isFull: true },
  { name: 'apple-touch-icon.png', side: 180, mark: 0.9, isFull: true },
] as const

const mark = await readFile(join(ROOT, 'public/favicon.svg'), 'utf8')
const ground = /<circle [^>]*fill="(#[0-9A-F]{6})"/i.exec(mark)?.[1]
if (!ground) throw new Error('The logo has no background of one colour')
const picture = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`

const executablePath = findChromium(process.env)
if (!executablePath) throw new Error('Chromium not found')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
await mkdir(FOLDER, { recursive: true })
for (const { name, side, mark: share, isFull } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: 1 })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${isFull ? ground : 'transparent'}"><img width="${side * share}" src="${picture}">`,
    { waitUntil: 'load' },
  )
  await writeFile(join(FOLDER, name), await page.screenshot({ omitBackground: !isFull }))
  await page.close()
}
await browser.close()
