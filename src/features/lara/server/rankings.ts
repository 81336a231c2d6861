/** The rankings that read her messages, loaded on first use. */
import { readModelFile } from '../../../kit/server/model-files.ts'
import { type Ranking, readRanking } from '../../knowledge/rules/ranking.ts'
import type { Language } from '../../text/rules/speech.ts'
import { NOTES_MEASURES, type NotesMeasure } from '../rules/notes-classes.ts'
import type { NotesRankings } from '../rules/read-notes-question.ts'

let rankings: NotesRankings | undefined

/** The rankings; read from `models/` once. */
export function notesRankings(): NotesRankings {
  rankings ??= {
    asks: readRanking(readModelFile('notes-asks')),
    measures: readRanking(readModelFile('notes-measures')),
    followUps: readRanking(readModelFile('notes-follow-ups')),
  }
  return rankings
}

/** The measure that a text is most likely about, with its share, 0 to 1. */
export function likeliestMeasure(text: string, language: Language): { measure: NotesMeasure | undefined; share: number } {
  const shares = [...notesRankings().measures.likely(text, language)]
  const share = Math.max(...shares)
  return { measure: NOTES_MEASURES[shares.indexOf(share)], share }
}

/** The measure that a text is about; undefined if none has the likelihood `least`, from 0 to 1. */
export function measureIn(text: string, language: Language, least: number): NotesMeasure | undefined {
  const { measure, share } = likeliestMeasure(text, language)
  return share >= least ? measure : undefined
}

let places: Ranking | undefined

/** The ranking of what is asked for in the app; read once. */
export function placesRanking(): Ranking {
  places ??= readRanking(readModelFile('app-places'))
  return places
}

let kinds: Ranking | undefined

/** The ranking of what kind of message she writes; read once. */
export function kindsRanking(): Ranking {
  kinds ??= readRanking(readModelFile('message-kinds'))
  return kinds
}

let afterDanger: Ranking | undefined

/** The ranking of what a message after a danger says; read once. */
export function afterRanking(): Ranking {
  afterDanger ??= readRanking(readModelFile('after-danger'))
  return afterDanger
}

let dangerCheck: Ranking | undefined

/** The ranking of the second reading of a crisis; read once. */
export function dangerCheckRanking(): Ranking {
  dangerCheck ??= readRanking(readModelFile('danger-check'))
  return dangerCheck
}
