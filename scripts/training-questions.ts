/**
 * Training questions of Lara's entries from `training/questions/train`: lines of "id|question", with the id "none"
 * for out-of-scope questions.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Language } from '../src/features/text/rules/speech.ts'

const FOLDER = resolve(import.meta.dirname, '../training/questions/train')

/** Id of questions that no entry answers. */
export const NONE = 'none'

export type Ask = { readonly id: string; readonly text: string }

/** All training questions of a language in file order. Throws on a line without "|". */
export function readTrainingQuestions(language: Language): Ask[] {
  return readFileSync(join(FOLDER, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf('|')
      if (cut < 1) throw new Error(`Not a training question: ${line}`)
      return { id: line.slice(0, cut), text: line.slice(cut + 1) }
    })
}
