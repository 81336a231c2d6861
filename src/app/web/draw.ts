import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { breathe } from '../../kit/web/breathe.ts'
import { App } from './App.tsx'
import { theRouter } from './router.tsx'

/** How long the first page may keep the frame around it waiting, in ms: drawn together they are drawn once. */
const TOGETHER_MS = 200

/**
 * Draws the page for the first time, or wakes up what was drawn beforehand (decision 0032): a guest's page is the whole page and goes on, the
 * frame of a signed-in one gives way to the page in it. In small portions, so that she can scroll and tap meanwhile.
 */
export async function draw(place: Element): Promise<void> {
  const { dataset } = document.documentElement
  const router = theRouter()
  await breathe()
  const loading = router.load()
  if ('drawn' in dataset && !('for' in dataset) && !('waiting' in dataset)) {
    await loading
    await breathe()
    for (const one of place.querySelectorAll<HTMLElement>('[inert]')) {
      // They slept, so that nothing was sent or pressed in vain; what the browser has put back into a form React would not know of.
      if (one instanceof HTMLFormElement) one.reset()
      one.inert = false
    }
    startTransition(() => void hydrateRoot(place, createElement(App)))
  } else {
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))])
    await breathe()
    if ('waiting' in dataset) place.replaceChildren()
    delete dataset['waiting']
    delete dataset['frame']
    startTransition(() => createRoot(place).render(createElement(App)))
  }
  delete dataset['drawn']
}
