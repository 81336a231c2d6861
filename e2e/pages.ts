/** Every page of the product, read from the router's own code, so that a new one is walked without being named. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesIn } from '../scripts/build/routes.ts'

/** Whose pages there are. */
export type Kind = 'woman' | 'partner' | 'public' | 'guest'

const PAGES = pagesIn(readFileSync(join(import.meta.dirname, '../src/app/web/router.tsx'), 'utf8'))

/** What only stands while developing, and what leads on to another page. */
const LEFT_OUT = ['/kit', '/$']

/** The addresses of the pages of one kind; `$id` stands for the number of something of hers. */
export function pagesOf(kind: Kind): string[] {
  return [...PAGES].filter(([path, { access }]) => access === kind && !LEFT_OUT.includes(path)).map(([path]) => path)
}
