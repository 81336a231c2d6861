/** The ways of asking for Lara's entries, as they stand in `content/asks`: lines of "id|question", with the id "none" where no entry answers. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language } from '../src/features/lara/rules/speech.ts'

const FOLDER = resolve(import.meta.dirname, '../src/features/lara/content/asks')

export const NONE = 'none'

export type Ask = { readonly id: string; readonly text: string }

/** All ways of asking in a language, in their order. Throws on a line without a bar. */
export function readAsks(language: Language): Ask[] {
  return readFileSync(join(FOLDER, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf('|')
      if (cut < 1) throw new Error(`Not a way of asking: ${line}`)
      return { id: line.slice(0, cut), text: line.slice(cut + 1) }
    })
}
