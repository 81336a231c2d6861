/** File locations of the built pages, shared by build and server. */
import type { Edition } from './words.ts'

/** Folders of pages with a file of their own: `/` is `index.html`, `/tracker/soft/$id` is `tracker/soft/$id.html`. */
export const PAGES = { en: 'pages', gb: 'pages-gb', es: 'pages-es', fr: 'pages-fr' } as const satisfies Record<Edition, string>

/** File for every other URL; the router in the browser reads the URL. */
export const ANY_PAGE = { en: 'index.html', gb: 'index-gb.html', es: 'index-es.html', fr: 'index-fr.html' } as const satisfies Record<
  Edition,
  string
>
