import type { LocalDate } from '../../../kit/local-date.ts'
import { type DraftKey, readKept, useDrafts } from '../../../kit/web/drafts.ts'
import { useSession } from '../../../kit/web/session.ts'
import type { Language } from '../../../kit/words.ts'
import { RUNS, type Run } from '../rules/schedule.ts'

/** An answer on this device: a value, a question left out, or none yet. */
export type Given = number | 'left out' | null

/** A run that was begun: the answers so far in the order of the questions, and the question she is at, from 0. */
export type Begun = { readonly answers: readonly Given[]; readonly at: number; readonly language: Language }

const FORM = 'checkin-'

/** Where the draft of a run is stored. */
export function runDraftKey(userId: number, day: LocalDate, run: Run): DraftKey {
  return { userId, day, form: `${FORM}${run}` }
}

/** The newest draft of each run that was begun and not finished. */
export function useBegunRuns(): ReadonlyMap<Run, DraftKey> {
  const userId = useSession()?.user.id
  const drafts = useDrafts().filter((draft) => draft.userId === userId)
  return new Map(
    RUNS.flatMap((run) => {
      const newest = drafts
        .filter(({ form }) => form === `${FORM}${run}`)
        .toSorted((one, other) => (one.day < other.day ? -1 : 1))
        .at(-1)
      return newest ? [[run, newest] as const] : []
    }),
  )
}

function isGiven(value: unknown): value is Given {
  return value === null || value === 'left out' || (typeof value === 'number' && Number.isInteger(value))
}

/** The draft under a key, if it fits `count` questions; a shorter or longer one is cut or filled up. */
export async function readBegun(key: DraftKey, count: number): Promise<Begun | undefined> {
  const kept = (await readKept(key)) as Partial<Begun> | undefined
  if (!kept || !Array.isArray(kept.answers) || !kept.answers.every(isGiven) || typeof kept.at !== 'number' || !kept.language)
    return undefined
  const answers = Array.from({ length: count }, (_, place) => kept.answers?.[place] ?? null)
  const open = answers.indexOf(null)
  return { answers, at: Math.min(Math.max(kept.at, 0), open === -1 ? count - 1 : open), language: kept.language }
}
