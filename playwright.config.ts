import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findTestBrowser } from './scripts/browser.ts'

const chromium = findTestBrowser(process.env)
if (!chromium) throw new Error('There is no Chromium on this machine: install one, or name it in CHROMIUM_PATH')

/** Three zones, of which at any time one lies between breakfast and supper: no story runs into a midnight. */
const ZONES = ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland']

function hourIn(timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(Date.now()))
}

const timezoneId = ZONES.find((zone) => hourIn(zone) >= 7 && hourIn(zone) < 20) ?? 'UTC'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // No second tries: a story that needs one is a fault (docs/decisions/0057).
  retries: 0,
  // One more than cores: a story waits for timers and pictures a fifth of its time.
  workers: 3,
  // The machine may be busy; what a person waits for is asserted in the stories themselves.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // `npm test` runs the journeys tagged @core, `npm run test:full` all others (scripts/test.ts).
  projects: [
    { name: 'core', grep: /@core/ },
    { name: 'full', grepInvert: /@core/ },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId,
    contextOptions: { reducedMotion: 'reduce' },
    // Each new browser would fetch the whole app once more beside its story. Stories about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'off',
    trace: 'off',
    video: 'off',
    launchOptions: {
      executablePath: chromium,
      args: [...CHROMIUM_ARGS],
    },
  },
})
