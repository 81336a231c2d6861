/** The rankings that read questions about her notes, loaded on first use. */
import { readFileSync } from 'node:fs'
import { type Ranking, readRanking } from '../../knowledge/rules/ranking.ts'
import type { NotesRankings } from '../rules/read-notes-question.ts'

let rankings: NotesRankings | undefined

function read(name: string): Ranking {
  return readRanking(readFileSync(new URL(`../../../../models/${name}.bin`, import.meta.url)))
}

/** The rankings; read from `models/` once. */
export function notesRankings(): NotesRankings {
  rankings ??= { asks: read('notes-asks'), measures: read('notes-measures'), followUps: read('notes-follow-ups') }
  return rankings
}

let places: Ranking | undefined

/** The ranking of what is asked for in the app; read once. */
export function placesRanking(): Ranking {
  places ??= read('app-places')
  return places
}

let kinds: Ranking | undefined

/** The ranking of what kind of message she writes; read once. */
export function kindsRanking(): Ranking {
  kinds ??= read('message-kinds')
  return kinds
}
