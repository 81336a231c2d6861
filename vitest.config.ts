import { defineConfig } from 'vitest/config'

/**
 * `vitest run` keeps every store in a file database. With DATABASE_URL in the environment the same tests run on that
 * PostgreSQL: test/ reads it, nothing here depends on it.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
    maxWorkers: 2,
  },
})
