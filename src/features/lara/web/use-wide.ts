import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 68rem)'

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room beside a talk, followed as the window changes; never where the page is drawn beforehand. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
