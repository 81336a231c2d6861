import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 68rem)'

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the list fits beside the conversation, updated as the window is resized; false when prerendering. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
