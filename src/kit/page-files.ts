/** Where the pages of the built web app lie below its folder: the build writes them there, the server finds them. */
import type { Language } from './words.ts'

/** The pages that have a file of their own, by their address: `/` is `index.html`, `/tracker/soft/$id` is `tracker/soft/$id.html`. */
export const PAGES = { en: 'pages', es: 'pages-es', fr: 'pages-fr' } as const satisfies Record<Language, string>

/** The file with what no file of its own is made for: the router in the browser reads the address. */
export const ANY_PAGE = { en: 'index.html', es: 'index-es.html', fr: 'index-fr.html' } as const satisfies Record<Language, string>
