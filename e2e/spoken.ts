/**
 * Simulates what a screen reader announces by itself: changes in the live regions of a page. As strict as the weakest
 * screen reader: a polite region that is added together with its text is not announced, and nothing behind an open
 * dialog is.
 */
import { expect, type Page } from '@playwright/test'

/** Runs in the page before its scripts. */
function observeRegions(): void {
  const announced: string[] = []
  const known = new WeakSet<Element>()
  const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live]'

  /** How a region is announced; `off` also excludes its content from the regions around it. */
  const manner = (region: Element): 'polite' | 'assertive' | 'off' => {
    const live = region.getAttribute('aria-live')
    if (live === 'off' || live === 'polite' || live === 'assertive') return live
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
  }
  /** Whether the element is in the accessibility tree. */
  const isThere = (element: Element): boolean => {
    const modal = document.querySelector('dialog:modal')
    if (modal && !modal.contains(element)) return false
    return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [aria-busy="true"]')
  }
  /** The text of an element as announced, without hidden parts and regions that are off. */
  const wordsOf = (part: Node): string => {
    if (part instanceof Text) return part.data
    if (!(part instanceof Element) || part.matches('[aria-hidden="true"], [aria-live="off"]')) return ''
    if (!part.checkVisibility({ visibilityProperty: true })) return ''
    return [...part.childNodes].map(wordsOf).join(getComputedStyle(part).display === 'inline' ? '' : ' ')
  }
  const say = (words: string) => {
    const plain = words.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') announced.push(plain)
  }
  const note = () => {
    for (const region of document.querySelectorAll(REGION)) if (isThere(region)) known.add(region)
  }

  const observer = new MutationObserver((changes) => {
    /** The changed nodes by live region; for an atomic region, the region itself. */
    const parts = new Map<Element, Set<Node>>()
    const add = (region: Element, part: Node) => parts.set(region, (parts.get(region) ?? new Set()).add(part))
    for (const { type, target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION)
      if (around) for (const part of type === 'childList' ? addedNodes : [target]) add(around, part)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const region of [node, ...node.querySelectorAll('[role="alert"]')]) {
          if (region.getAttribute('role') === 'alert') add(region, region)
        }
      }
    }
    for (const [region, added] of parts) {
      const how = manner(region)
      if (how === 'off' || !region.isConnected || !isThere(region)) continue
      // An alert is announced when it is added; any other region must exist before its text.
      if (how === 'polite' && !known.has(region)) continue
      const isWhole = region.getAttribute('role') !== 'log' && !region.hasAttribute('aria-live')
      if (isWhole) say(wordsOf(region))
      else for (const part of added) if (part.isConnected) say(wordsOf(part))
    }
    note()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  // A region becomes known when it is shown, which is not always a change of the tree.
  const follow = () => {
    note()
    requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
  Object.assign(globalThis, { announced })
}

/** What was announced since the last call. */
export type Announcements = {
  /** Waits for exactly one matching announcement and returns everything announced up to now. Then starts again. */
  announced(words: string | RegExp): Promise<string[]>
  /** Everything announced up to now. Then starts again. */
  all(): Promise<string[]>
}

/** Listens to every page that is opened in `page` from now on. */
export async function listenTo(page: Page): Promise<Announcements> {
  await page.addInitScript(observeRegions)
  const read = () => page.evaluate(() => [...(globalThis as unknown as { announced: string[] }).announced])
  const empty = () => page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.splice(0))
  return {
    async announced(words) {
      const isMeant = (announcements: string) => (typeof words === 'string' ? announcements.includes(words) : words.test(announcements))
      await expect.poll(async () => (await read()).filter(isMeant).length, { message: `${String(words)} is said` }).toBeGreaterThan(0)
      const announcements = await empty()
      expect(announcements.filter(isMeant), `${String(words)} is announced once`).toHaveLength(1)
      return announcements
    },
    all: empty,
  }
}
