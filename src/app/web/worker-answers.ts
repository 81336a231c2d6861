/** Judgement of the service worker: which requests it answers, and with what. Everything else it leaves to the browser. */

/** As much of a request as the judgement needs; `url` is whole, `isPage` says that a tab goes there. */
export type Asked = { readonly method: string; readonly url: string; readonly isPage: boolean; readonly isSigned: boolean }

/** What belongs to the server alone, as patterns of `URLPattern`: a browser that knows static routes does not even wake the worker for them. */
export const SERVER_ONLY = ['/api', '/api/*', '/healthz', '/readyz', '/metrics'] as const

function isServerOnly(path: string): boolean {
  return SERVER_ONLY.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
}

/** `page`: the one page of the app, whose router reads the address. `file`: a built file of exactly this address, where there is one. */
export type Answer = 'page' | 'file'

/**
 * What the worker answers a request with at `origin`; undefined when the request is none of its business: calls of the API, anything that
 * carries a token, other origins, and files asked for with a query. An address that ends in a file's name is no page.
 */
export function answerTo({ method, url, isPage, isSigned }: Asked, origin: string): Answer | undefined {
  const { origin: asked, pathname, search } = new URL(url)
  if (method !== 'GET' || isSigned || asked !== origin || isServerOnly(pathname)) return undefined
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.')
  if (isPage && !isFile) return 'page'
  return search === '' && isFile ? 'file' : undefined
}
