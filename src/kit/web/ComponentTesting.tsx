/** What component tests share: a page around a component, a signed-in person, and answers in place of the server. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from './query-client.ts'
import { signIn, type SessionUser } from './session.ts'
import { ToastProvider } from './ui/Toast.tsx'

/** A call that a component made; `body` is its JSON, undefined without one. */
type SentCall = { method: string; path: string; body: unknown }

/** Returns the JSON of a reply with status 200, or a Response; a thrown error is a lost connection. */
type Reply = (sent: SentCall) => unknown

/** A refusal of the server. */
export function refused(status: number, body: object = {}): Response {
  return Response.json(body, { status })
}

/**
 * Stubs the API until the test ends, with a reply per method and path: `'POST /api/public/contact/'`. Returns the
 * calls made so far. A call without an answer fails the test. `replies` may be changed during the test.
 */
export function answerApi(replies: Record<string, Reply>): SentCall[] {
  const calls: SentCall[] = []
  const unanswered: string[] = []
  const fetchFile = globalThis.fetch
  const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return fetchFile(input, init)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const sent = { method: init.method ?? 'GET', path: pathname, body }
    calls.push(sent)
    const reply = replies[`${sent.method} ${pathname}`]
    if (!reply) {
      unanswered.push(`${sent.method} ${pathname}`)
      return refused(501)
    }
    const answer = await reply(sent)
    return answer instanceof Response ? answer : Response.json(answer)
  })
  onTestFinished(() => {
    stub.mockRestore()
    expect(unanswered, 'calls without an answer').toEqual([])
  })
  return calls
}

/** Signs a person in until the test ends. */
export function signInTestPerson(userType: SessionUser['user_type'] = 'woman'): void {
  signIn({ access: 'access', refresh: 'refresh', user_id: 1, full_name: 'Ana Keller', user_type: userType }, 'ana@example.org')
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Renders a component as the page at `path`, with toasts and an empty cache. Returns the current path on request. */
export async function renderPage(element: ReactNode, path = '/'): Promise<() => string> {
  queryClient.clear()
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => element })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPreload: false,
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return () => router.state.location.pathname
}
