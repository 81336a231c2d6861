/** The sentences in `training`: a line each, in files whose names begin with their language. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'

const TRAINING = resolve(import.meta.dirname, '../training')

/** Lines of the files in a folder of `training`, in the order of their names, with the language in the file's name. */
export function readFolder(folder: string): { file: string; language: Language; line: string }[] {
  return globSync(`${folder}/*.txt`, { cwd: TRAINING })
    .toSorted()
    .flatMap((file) => {
      const language = SPOKEN.find((one) => basename(file).startsWith(one)) ?? 'en'
      const lines = readFileSync(join(TRAINING, file), 'utf8').trim().split('\n')
      return lines.map((line) => ({ file, language, line }))
    })
}
