import { useEffect, useRef, useState } from 'react'
import { QUICK_DEFAULT_CATEGORIES } from '../../../../features/logs/contract.ts'
import { answeredCategories, type DayAnswers, dayToForm } from '../../../../features/logs/rules/day-card.ts'
import { logDraftKey } from '../../../../features/logs/web/log-kinds.ts'
import { isSoftDraft, type SoftDraft } from '../../../../features/logs/web/soft-draft.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { keepDraft, readKept } from '../../../../kit/web/drafts.ts'
import { useSession } from '../../../../kit/web/session.ts'

const EMPTY: SoftDraft = { selected: [...QUICK_DEFAULT_CATEGORIES], form: {}, elapsedSeconds: 0, isNew: true }

function withAnswers(draft: SoftDraft, form: SoftDraft['form'], elapsedSeconds: number): SoftDraft {
  const merged = { ...draft.form, ...form }
  const selected = [...new Set([...draft.selected, ...answeredCategories(merged)])]
  return { ...draft, selected, form: merged, elapsedSeconds }
}

type Tracked = Pick<SoftDraft['form'], 'symptoms' | 'factors'>

/**
 * The unsaved Soft Log of `day`, the same draft as that of its form. `answer` and `track` add answers and keep the
 * draft on this device.
 */
export function useDayDraft(day: LocalDate): {
  draft: SoftDraft
  isRead: boolean
  answer: (answers: DayAnswers) => void
  track: (tracked: Tracked) => void
} {
  const userId = useSession()?.user.id ?? 0
  const [draft, setDraft] = useState(EMPTY)
  const [isRead, setIsRead] = useState(false)
  const current = useRef(EMPTY)
  const begun = useRef<number>(undefined)

  const show = (next: SoftDraft) => {
    current.current = next
    setDraft(next)
  }

  useEffect(() => {
    let isCurrent = true
    const take = (kept: unknown) => {
      if (!isCurrent) return
      // What she tapped while it was read is newer.
      if (isSoftDraft(kept)) show(withAnswers(kept, current.current.form, kept.elapsedSeconds))
      setIsRead(true)
    }
    // Where the store cannot be read there is nothing to continue.
    readKept(logDraftKey(userId, day, 'soft-log')).then(take, () => take(undefined))
    return () => {
      isCurrent = false
    }
  }, [userId, day])

  const add = (form: SoftDraft['form']) => {
    const now = Date.now()
    const seconds = begun.current === undefined ? 0 : (now - begun.current) / 1_000
    begun.current = now
    const next = withAnswers(current.current, form, current.current.elapsedSeconds + seconds)
    show(next)
    keepDraft(logDraftKey(userId, day, 'soft-log'), next)
  }

  return { draft, isRead, answer: (answers) => add(dayToForm(answers)), track: add }
}
