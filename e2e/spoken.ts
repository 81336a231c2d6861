/**
 * What a screen reader would say by itself, without being asked to read: the words that come into the live regions of a page. It is as
 * strict as the poorest reader: a polite region that arrives together with its words is not heard, and nothing behind an open dialog is.
 */
import { expect, type Page } from '@playwright/test'

/** Runs in the page before anything of ours. */
function hear(): void {
  const heard: string[] = []
  const known = new WeakSet<Element>()
  const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live]'

  /** How a region is spoken: `off` is a region too, and keeps what is inside from the one around it. */
  const manner = (region: Element): 'polite' | 'assertive' | 'off' => {
    const live = region.getAttribute('aria-live')
    if (live === 'off' || live === 'polite' || live === 'assertive') return live
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
  }
  /** Whether it is a part of the page as it is handed to a screen reader. */
  const isThere = (element: Element): boolean => {
    const modal = document.querySelector('dialog:modal')
    if (modal && !modal.contains(element)) return false
    return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [aria-busy="true"]')
  }
  /** The words of a part as they are read, without what is hidden from the ear or a region that is off. */
  const wordsOf = (part: Node): string => {
    if (part instanceof Text) return part.data
    if (!(part instanceof Element) || part.matches('[aria-hidden="true"], [aria-live="off"]')) return ''
    if (!part.checkVisibility({ visibilityProperty: true })) return ''
    return [...part.childNodes].map(wordsOf).join(getComputedStyle(part).display === 'inline' ? '' : ' ')
  }
  const say = (words: string) => {
    const plain = words.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') heard.push(plain)
  }
  const note = () => {
    for (const region of document.querySelectorAll(REGION)) if (isThere(region)) known.add(region)
  }

  const observer = new MutationObserver((changes) => {
    /** The parts to be read, by region; a region that is read whole stands for itself. */
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
      // An alert is heard as it arrives; everything else has to stand there before.
      if (how === 'polite' && !known.has(region)) continue
      const isWhole = region.getAttribute('role') !== 'log' && !region.hasAttribute('aria-live')
      if (isWhole) say(wordsOf(region))
      else for (const part of added) if (part.isConnected) say(wordsOf(part))
    }
    note()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  // A region that was hidden is known once it is shown, which is not always a change of the tree.
  const follow = () => {
    note()
    requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
  Object.assign(globalThis, { heard })
}

/** What has been said since the last question. */
export type Ear = {
  /** Waits until words like these have been said, exactly once, and answers everything said up to now. Then it begins anew. */
  hears(words: string | RegExp): Promise<string[]>
  /** Everything that was said up to now. Then it begins anew. */
  all(): Promise<string[]>
}

/** Listens to every page that is opened in `page` from now on. */
export async function listenTo(page: Page): Promise<Ear> {
  await page.addInitScript(hear)
  const read = () => page.evaluate(() => [...(globalThis as unknown as { heard: string[] }).heard])
  const empty = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0))
  return {
    async hears(words) {
      const isMeant = (said: string) => (typeof words === 'string' ? said.includes(words) : words.test(said))
      await expect.poll(async () => (await read()).filter(isMeant).length, { message: `${String(words)} is said` }).toBeGreaterThan(0)
      const said = await empty()
      expect(said.filter(isMeant), `${String(words)} is said once`).toHaveLength(1)
      return said
    },
    all: empty,
  }
}
