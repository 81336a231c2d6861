/** Finds English text on a page in another language. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cataloguesOf } from '../scripts/build/words.ts'
import type { Language } from '../src/kit/words.ts'

/** Words that almost every English sentence has, and that neither Spanish nor French has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|and|your|you|with|this|that|is|are|was|were|have|from|not|please|when|what|how|it|they|my|of|to|we|be)(?![\p{L}’'-])/iu

/** Names that contain English words. */
const NAMES = [/The Menopause Society/g]

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The pattern of a message with values filled in. */
function patternOf(message: string): RegExp {
  return new RegExp(`^${escaped(message).replaceAll(/\\\{\d\\\}/g, '.+')}$`, 'u')
}

/** The messages whose translation differs, as patterns of their English form. */
export function englishMessages(language: Language): RegExp[] {
  const all = Object.values(cataloguesOf(join(import.meta.dirname, '..'), language)).flatMap((area) => Object.entries(area))
  const same = new Set(all.flatMap(([message, words]) => (message === words ? [message] : [])))
  const spoken = new Set(all.map(([, words]) => words))
  return all
    .filter(([message]) => !same.has(message) && !spoken.has(message) && /\p{L}{4}/u.test(message.replaceAll(/\{\d\}|<\/?\w+>/g, '')))
    .map(([message]) => patternOf(message))
}

/**
 * All texts of a page, seen or announced: content, accessible names and the tab title, without elements that declare
 * another language.
 */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isOurs = (element: Element | null) => element?.closest('[lang]') === root && !element.closest('noscript, script, style, template')
    const found = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isOurs(node.parentElement)) found.add(node.textContent ?? '')
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOurs(element)) continue
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name) ?? '')
    }
    return [...found].map((words) => words.replaceAll(/\s+/g, ' ').trim()).filter((words) => /\p{L}{2}/u.test(words))
  })
}

/** The English text on a page, except `own`, which a person wrote. */
export async function englishOn(page: Page, messages: readonly RegExp[], own: readonly string[]): Promise<string[]> {
  const all = await wordsOf(page)
  return all.filter((words) => {
    const ours = [...own, ...NAMES].reduce((rest: string, one) => rest.replaceAll(one, ''), words)
    return ENGLISH.test(ours) || messages.some((message) => message.test(ours))
  })
}
