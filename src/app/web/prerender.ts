/**
 * Draws pages and writes them to standard output, as JSON. `scripts/build/pages.ts` builds this for Node and runs it once; no browser ever
 * loads it.
 */
import { createMemoryHistory } from '@tanstack/react-router'
import React, { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { GREETINGS } from '../../features/insights/rules/greeting.ts'
import { adoptSession } from '../../kit/web/session.ts'
import { ACCESS_KEY, USER_KEY } from '../../kit/web/session-keys.ts'
import { LANGUAGES, speakFrom, t } from '../../kit/words.ts'
import { App } from './App.tsx'
import { theRouter } from './router.tsx'
import { toTitle } from './titles.ts'

/** For whom a page is drawn, and whether all of it is, as it stands before anything of hers has come, or only the frame around it. */
export type Wish = { kind: 'guest' | 'woman' | 'partner'; isWhole: boolean }

/** What is asked for, by address. */
export type Wanted = Record<string, Wish>

/** What is written for an address: the markup inside of #root, and the title of the tab. */
export type View = { markup: string; title: string }

/** All that is written, by address, what every page says where no script has run yet, and what the first look greets her with. */
export type Drawn = { about: { description: string; noScript: string; greetings: readonly string[] }; pages: Record<string, View> }

/** What a browser would keep; here nothing lasts. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Lets the router believe that somebody of this kind is signed in, or nobody. */
function signIn(kind: Wish['kind']): void {
  localStorage.removeItem(ACCESS_KEY)
  if (kind !== 'guest') {
    localStorage.setItem(ACCESS_KEY, 'drawn beforehand')
    localStorage.setItem(USER_KEY, JSON.stringify({ user_type: kind }))
  }
  adoptSession()
}

const router = theRouter()
const { startTransition } = router
const { useSyncExternalStore } = React
// What a store holds here is what it holds in a browser that has just come.
React.useSyncExternalStore = (subscribe, read, readHere = read) => useSyncExternalStore(subscribe, read, readHere)

async function draw(path: string, { kind, isWhole }: Wish): Promise<View> {
  signIn(kind)
  const address = path.replaceAll(/\$\w+/g, '1')
  // The same code as in a browser, so that the browser finds what it would have drawn.
  router.update({
    ...router.options,
    isServer: false,
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  if (!isWhole)
    Object.values(router.routesByPath)
      .find(({ fullPath }) => fullPath === path)
      ?.update({ component: () => null })
  // The drawing before tied this to its own page, which lives no more: it would wait for ever.
  router.startTransition = startTransition
  await router.load()
  if (router.state.location.pathname !== address) throw new Error(`${kind} is led away from ${path}`)
  const title = toTitle(router.state.matches.at(-1)?.staticData.title)
  // What comes later to a page of hers is not waited for.
  if (kind !== 'guest') return { markup: renderToString(createElement(App)), title }
  const { prelude } = await prerender(createElement(App), { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return { markup: await new Response(prelude).text(), title }
}

declare const process: { argv: string[]; exit(code: number): never; stdout: { write(text: string, then: () => void): void } }

// No page knows when it will be read; what the hour says is filled in by the first look.
Date.now = () => 0
// The router asks for the window by its name, and may find that there is none.
Object.assign(globalThis, { window: undefined, localStorage: emptyStorage(), sessionStorage: emptyStorage() })
speakFrom({ language: () => LANGUAGES.find((one) => one === process.argv[2]) ?? 'en', find: () => undefined })
const drawn: Drawn = {
  about: {
    description: t`A calm, private place to log your days and to be understood.`,
    noScript: t`Emberwell needs JavaScript. Please switch it on and load the page again.`,
    greetings: GREETINGS,
  },
  pages: {},
}
for (const [path, wish] of Object.entries(JSON.parse(process.argv[3] ?? '{}') as Wanted)) drawn.pages[path] = await draw(path, wish)
process.stdout.write(JSON.stringify(drawn), () => process.exit(0))
