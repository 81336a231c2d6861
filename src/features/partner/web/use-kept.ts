import { useEffect, useRef, useState } from 'react'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import { currentSession } from '../../../kit/web/session.ts'

/** Drafts are stored by day; these belong to none. */
const NO_DAY = '2000-01-01'

/** Loaded on demand, since a page without a form does not need it. */
const drafts = () => import('../../../kit/web/drafts.ts')

function keyOf(form: string): DraftKey | undefined {
  const userId = currentSession()?.user.id
  return userId === undefined ? undefined : { userId, day: NO_DAY, form }
}

/**
 * A form's values, stored encrypted on this device until sent. `fits` checks whether a stored draft belongs to this
 * form; a draft with only empty fields is removed. `start` is the initial value. Returns the value, a setter, and a
 * function that resets the form and removes the draft.
 */
export function useKept<Value extends object>(
  form: string,
  empty: Value,
  fits: (draft: unknown) => draft is Value,
  start: Value = empty,
): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState(start)
  const isTouched = useRef(false)

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const key = keyOf(form)
      const draft = key && (await (await drafts()).readKept(key))
      if (isCurrent && !isTouched.current && fits(draft)) setValue(draft)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [form, fits])

  const discard = () => {
    isTouched.current = true
    setValue(empty)
    const key = keyOf(form)
    if (key) void drafts().then(({ dropDraft }) => dropDraft(key))
  }
  const change = (next: Value) => {
    if (Object.values(next).every((value) => !value)) return discard()
    isTouched.current = true
    setValue(next)
    const key = keyOf(form)
    if (key) void drafts().then(({ keepDraft }) => keepDraft(key, next))
  }
  return [value, change, discard]
}
