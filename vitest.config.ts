import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findTestBrowser } from './scripts/browser.ts'
import { layerOrder } from './scripts/build/layer-order.ts'

const chromium = findTestBrowser(process.env)

const NODE_TESTS = ['src/**/*.test.ts', 'test/**/*.test.ts']

/**
 * Tests that replace modules or globals. Each needs modules of its own; all others share them within a worker, since
 * loading the server, the knowledge and the phrases takes longer than most tests.
 */
const ISOLATED = globSync(NODE_TESTS, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:doMock|mock|resetModules|stubGlobal)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

const IN_NODE = {
  environment: 'node' as const,
  globalSetup: ['test/content.ts'],
  setupFiles: ['test/setup.ts'],
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * `unit` and `isolated` run in Node and keep every store in a file database; with TEST_ENGINE=postgres the same tests
 * run on PostgreSQL (test/server.ts). `components` runs *.test.tsx in Chromium, without server or account.
 */
export default defineConfig({
  test: {
    projects: [
      // Not as `exclude`, which would take the place of `--exclude` on the command line.
      { test: { ...IN_NODE, name: 'unit', include: [...NODE_TESTS, ...ISOLATED.map((file) => `!${file}`)], isolate: false } },
      { test: { ...IN_NODE, name: 'isolated', include: ISOLATED } },
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
