import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findTestBrowser } from './scripts/browser.ts'
import { layerOrder } from './scripts/build/layer-order.ts'

const chromium = findTestBrowser(process.env)

/** Tests of functions without state, which may share their modules: loading the knowledge and the phrases takes long. */
const RULES = 'src/**/rules/**/*.test.ts'

const IN_NODE = {
  environment: 'node' as const,
  globalSetup: ['test/content.ts'],
  setupFiles: ['test/network-guard.ts'],
  testTimeout: 90_000,
  hookTimeout: 90_000,
}

/**
 * `unit` runs in Node and keeps every store in a file database; with TEST_ENGINE=postgres the same tests run on
 * PostgreSQL (test/server.ts). `rules` runs in Node, many files in one module graph. `components` runs *.test.tsx in
 * Chromium, without server or account.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...IN_NODE,
          name: 'unit',
          // Not as `exclude`, which would take the place of `--exclude` on the command line.
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', `!${RULES}`],
          expect: { poll: { timeout: 30_000 } },
        },
      },
      { test: { ...IN_NODE, name: 'rules', include: [RULES], isolate: false } },
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
