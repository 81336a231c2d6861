import { queryClient } from '../../kit/web/query-client.ts'

/** What is not needed to see the first page waits no longer than this, in ms. */
const WAIT_MOST_MS = 3_000

let stand: () => void

/** Is kept when the first page stands with what it asked for: then comes what nobody waits for. */
export const standing = new Promise<void>((resolve) => {
  stand = resolve
})

/** Begins to watch for that, when the page is drawn for the first time. */
export function watchStanding(): void {
  setTimeout(stand, WAIT_MOST_MS)
  const look = () => {
    if (queryClient.isFetching()) return
    stop()
    stand()
  }
  const stop = queryClient.getQueryCache().subscribe(look)
  look()
}
