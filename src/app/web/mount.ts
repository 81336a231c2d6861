import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { yieldToMain } from '../../kit/web/scheduling.ts'
import { App } from './App.tsx'
import { theRouter } from './router.tsx'

/** How long the first page may delay the layout around it, in ms; if both are ready in time, they are rendered once. */
const TOGETHER_MS = 200

/**
 * Hydrates a prerendered page (decision 0032), or renders the page. Yields between the steps, so that input is handled
 * meanwhile.
 */
export async function mount(place: Element): Promise<void> {
  const { dataset } = document.documentElement
  const router = theRouter()
  await yieldToMain()
  const loading = router.load()
  if ('prerendered' in dataset && !('waiting' in dataset)) {
    await loading
    await yieldToMain()
    for (const one of place.querySelectorAll<HTMLElement>('[inert]')) {
      // React does not see the values that the browser has restored into a form.
      if (one instanceof HTMLFormElement) one.reset()
      one.inert = false
    }
    startTransition(() => void hydrateRoot(place, createElement(App)))
  } else {
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))])
    await yieldToMain()
    place.replaceChildren()
    delete dataset['waiting']
    startTransition(() => createRoot(place).render(createElement(App)))
  }
  delete dataset['prerendered']
}
