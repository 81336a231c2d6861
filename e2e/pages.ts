/** Every page of the product, read from the router's source, so that a new page is included. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesIn } from '../scripts/build/routes.ts'

/** Who can see a page. */
export type Kind = 'woman' | 'partner' | 'public' | 'guest'

const PAGES = pagesIn(readFileSync(join(import.meta.dirname, '../src/app/web/router.tsx'), 'utf8'))

/** Who can see the page of a route; undefined for a route without a page, such as the link of an email. */
export function kindOf(route: string): Kind | undefined {
  return PAGES.get(route)?.access as Kind | undefined
}

/** The addresses of the pages of one kind; `$id` is the id of a record. */
export function pagesOf(kind: Kind): string[] {
  return [...PAGES].filter(([path, { access }]) => access === kind && path !== '/$').map(([path]) => path)
}
