import { useEffect, useRef, useState } from 'react'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import { currentSession } from '../../../kit/web/session.ts'

/** These drafts belong to no day. */
const NO_DAY = '2000-01-01'

/** They come with the session; a page that only shows need not carry them. */
const drafts = () => import('../../../kit/web/drafts.ts')

function keyOf(form: string): DraftKey | undefined {
  const userId = currentSession()?.user.id
  return userId === undefined ? undefined : { userId, day: NO_DAY, form }
}

/**
 * What she types in one form, kept sealed on this device until it is sent. `fits` tells whether a kept draft is this form's; what equals `empty`
 * is not kept. `start` stands there first. Answers the value, a change of it, and a fresh start.
 */
export function useKept<Value extends object>(
  form: string,
  empty: Value,
  fits: (kept: unknown) => kept is Value,
  start: Value = empty,
): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState(start)
  const isTouched = useRef(false)

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const key = keyOf(form)
      const kept = key && (await (await drafts()).readKept(key))
      if (isCurrent && !isTouched.current && fits(kept)) setValue(kept)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [form, fits])

  const drop = () => {
    isTouched.current = true
    setValue(empty)
    const key = keyOf(form)
    if (key) void drafts().then(({ dropDraft }) => dropDraft(key))
  }
  const change = (next: Value) => {
    if (Object.values(next).every((one) => !one)) return drop()
    isTouched.current = true
    setValue(next)
    const key = keyOf(form)
    if (key) void drafts().then(({ keepDraft }) => keepDraft(key, next))
  }
  return [value, change, drop]
}
