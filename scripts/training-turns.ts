/**
 * The labelled conversations in `training/turns`, of which those in `entries` are about what is to be noted and its
 * changes: a message a line as "kind|detail|text", with the parts of one that
 * says several things joined by " // ", and an empty line between conversations. The detail of `notes` is
 * "ask;measures", that of `app` the place.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type After, afterOf, MESSAGE_KINDS, type MessageKind } from '../src/features/lara/rules/message-kinds.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'

const FOLDER = resolve(import.meta.dirname, '../training/turns')

/** A message, or a part of one, with what came before it. */
export type TrainingTurn = {
  readonly language: Language
  readonly after: After
  readonly kind: MessageKind
  readonly detail: string
  readonly text: string
}

/** A message in its parts. */
export type TrainingMessage = readonly TrainingTurn[]

/** The messages of a folder of `training/turns`, in their order. Throws on a line that is none. */
export function readTurns(folder: 'train' | 'entries' | 'dev'): TrainingMessage[] {
  return globSync(`${folder}/*.txt`, { cwd: FOLDER })
    .toSorted()
    .flatMap((file) => {
      const language = SPOKEN.find((one) => basename(file).startsWith(one)) ?? 'en'
      const conversations = readFileSync(join(FOLDER, file), 'utf8')
        .trim()
        .split(/\n{2,}/)
      return conversations.flatMap((conversation) => {
        let after: After = 'start'
        return conversation.split('\n').map((line) =>
          line.split(' // ').map((part): TrainingTurn => {
            const [named, detail = '', ...words] = part.split('|')
            const kind = MESSAGE_KINDS.find((one) => one === named)
            if (!kind || words.length === 0) throw new Error(`${file}: not a message: ${part}`)
            const turn = { language, after, kind, detail, text: words.join('|') }
            after = afterOf(kind)
            return turn
          }),
        )
      })
    })
}
