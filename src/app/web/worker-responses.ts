/** Decides which requests the service worker responds to, and with what; all others are left to the browser. */

/** The relevant parts of a request; `url` is absolute, `isPage` is true for a navigation. */
export type WorkerRequest = { readonly method: string; readonly url: string; readonly isPage: boolean; readonly isSigned: boolean }

/**
 * Paths handled only by the server, as `URLPattern` strings; a browser with static routes does not start the worker for
 * them.
 */
export const SERVER_ONLY = ['/api', '/api/*', '/healthz', '/readyz', '/metrics', '/.well-known/*', '/s', '/s/*'] as const

function isServerOnly(path: string): boolean {
  return SERVER_ONLY.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
}

/** `page`: the app page, whose router reads the URL. `file`: the built file with exactly this URL, if there is one. */
export type Answer = 'page' | 'file'

/**
 * The response to a request at `origin`; `undefined` if the browser handles it: API calls, requests with a token, other
 * origins, and files with a query. A path that ends in a file name is not a page.
 */
export function answerTo({ method, url, isPage, isSigned }: WorkerRequest, origin: string): Answer | undefined {
  const { origin: asked, pathname, search } = new URL(url)
  if (method !== 'GET' || isSigned || asked !== origin || isServerOnly(pathname)) return undefined
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.')
  if (isPage && !isFile) return 'page'
  return search === '' && isFile ? 'file' : undefined
}
