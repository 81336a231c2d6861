/**
 * Prerenders the public pages at the paths in its arguments, after the language code, and writes them to standard
 * output as JSON (`Prerendered`). `scripts/build/pages.ts` builds this for Node and runs it once per language; it is
 * not loaded in the browser.
 */
import { createMemoryHistory } from '@tanstack/react-router'
import React, { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { EDITIONS, speakFrom, t } from '../../kit/words.ts'
import { App } from './App.tsx'
import { theRouter } from './router.tsx'
import { nameOf, toTitle } from './titles.ts'

/** A prerendered page: the markup inside of #root, and the title of the tab. */
export type View = { markup: string; title: string }

/** The prerendered pages by path, and the text of every page before a script has run. */
export type Prerendered = { about: { description: string; noScript: string; quickExit: string }; pages: Record<string, View> }

/** An in-memory substitute for the browser's storage. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const router = theRouter()
const { startTransition } = router
const { useSyncExternalStore } = React
// The server snapshot of a store is its snapshot in a browser without stored data.
React.useSyncExternalStore = (subscribe, read, readHere = read) => useSyncExternalStore(subscribe, read, readHere)

async function toView(path: string): Promise<View> {
  // The same code as in a browser, so that hydration finds the markup it would have rendered.
  router.update({
    ...router.options,
    isServer: false,
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // Rendering the previous page has tied this to that page, which is unmounted: it would never resolve.
  router.startTransition = startTransition
  await router.load()
  if (router.state.location.pathname !== path) throw new Error(`A guest is redirected from ${path}`)
  const title = toTitle(nameOf(router.state.matches.at(-1)))
  const { prelude } = await prerender(createElement(App), { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return { markup: await new Response(prelude).text(), title }
}

declare const process: { argv: string[]; exit(code: number): never; stdout: { write(text: string, then: () => void): void } }

// The time of the visit is not known at build time.
Date.now = () => 0
// The router reads `window` by name and must find it undefined.
Object.assign(globalThis, { window: undefined, localStorage: emptyStorage(), sessionStorage: emptyStorage() })
const [, , editionCode, ...paths] = process.argv
speakFrom({ edition: () => EDITIONS.find((one) => one === editionCode) ?? 'en', find: () => undefined })
const result: Prerendered = {
  about: {
    description: t`A calm, private place to log your days and to be understood.`,
    noScript: t`Emberwell needs JavaScript. Please switch it on and load the page again.`,
    quickExit: t`Quick exit`,
  },
  pages: {},
}
for (const path of paths) result.pages[path] = await toView(path)
process.stdout.write(JSON.stringify(result), () => process.exit(0))
