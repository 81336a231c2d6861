import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findTestBrowser } from './scripts/browser.ts'
import { layerOrder } from './scripts/build/layer-order.ts'

const chromium = findTestBrowser(process.env)

/**
 * `unit` runs in Node and keeps every store in a file database; with TEST_ENGINE=postgres the same tests run on
 * PostgreSQL (test/server.ts). `components` runs *.test.tsx in Chromium, without server or account.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          globalSetup: ['test/content.ts'],
          setupFiles: ['test/network-guard.ts'],
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          testTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 90_000,
        },
      },
      {
        plugins: [react(), layerOrder()],
        test: {
          name: 'components',
          globalSetup: ['test/content.ts'],
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/kit/web/component-test-setup.ts'],
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: [...CHROMIUM_ARGS] },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
    maxWorkers: 2,
  },
})
