import { buildContent } from '../scripts/build-content.ts'

/** Global setup of Vitest: generates the content modules, so that a test never reads a stale one. */
export function setup(): void {
  buildContent()
}
