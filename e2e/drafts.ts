import { expect, type Page } from '@playwright/test'

/** Number of drafts stored on this device; the page must have opened its database. */
export function draftsOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('emberwell-device')
        opening.addEventListener('error', () => reject(new Error('The database of this device cannot be opened')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}

/**
 * Waits longer than the delay of a draft, by the page's own timers, which run in order on a busy machine, too. For
 * text that may or may not become a draft.
 */
export async function passDraftDelay(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
}

/** Waits until what was typed is stored as a draft. */
export async function untilDraftIsStored(page: Page): Promise<void> {
  await passDraftDelay(page)
  await expect.poll(() => draftsOnDisk(page)).toBeGreaterThan(0)
}
