import { useEffect, useRef, useState } from 'react'
import { ApiError, failureWords } from '../../../kit/web/api.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import type { OutboxEntry } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { t } from '../../../kit/words.ts'
import { addAction } from '../contract.ts'
import { type ActionForm, EMPTY_ACTION, toAction, toActionForm } from '../rules/action-form.ts'
import { COMPASS_ACTION, compassKey, isNotLinked, showAction } from './queries.ts'

const ACTION_FAILED = t`Failed to log action. Please try again.`

/** Drafts are stored by day; this one belongs to none, since an action is dated when it is sent. */
const NO_DAY = '2000-01-01'

/** Time in ms for which the banner is shown (docs/product.md, Compass page). */
const BANNER_MS = 5_000

const KEPT = t`It is kept on this device, and goes out by itself once there is a connection.`
const KEPT_WHILE_OPEN = t`It goes out by itself once there is a connection. Please leave this page open until then.`

// Both are loaded for every session; the form renders before they arrive.
const drafts = () => import('../../../kit/web/drafts.ts')
const outbox = () => import('../../../kit/web/outbox.ts')

async function keep(draft: DraftKey, form: ActionForm): Promise<void> {
  const { dropDraft, keepDraft } = await drafts()
  if (form.text || form.type) keepDraft(draft, form)
  else await dropDraft(draft)
}

/** Result of the last attempt. */
export type Banner = { readonly tone: 'ok' | 'danger'; readonly words: string }

/** State of the action form: its values, stored as a draft until sent, and how it is sent. */
export function useLogAction(userId: number) {
  const [form, setForm] = useState<ActionForm>(EMPTY_ACTION)
  const [banner, setBanner] = useState<Banner>()
  const [isSubmitting, setSubmitting] = useState(false)
  const isTouched = useRef(false)
  const draft: DraftKey = { userId, day: NO_DAY, form: COMPASS_ACTION }

  useEffect(() => {
    let isCurrent = true
    const restore = async () => {
      const draft = toActionForm(await (await drafts()).readKept({ userId, day: NO_DAY, form: COMPASS_ACTION }))
      if (isCurrent && draft && !isTouched.current) setForm(draft)
    }
    void restore()
    return () => {
      isCurrent = false
    }
  }, [userId])

  useEffect(() => {
    if (!banner) return undefined
    const timer = setTimeout(() => setBanner(undefined), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])

  const change = (next: Partial<ActionForm>) => {
    if (isSubmitting) return
    isTouched.current = true
    const changed = { ...form, ...next }
    setForm(changed)
    void keep(draft, changed)
  }

  const send = async (body: NonNullable<ReturnType<typeof toAction>>): Promise<Banner> => {
    const { outcome } = await (await outbox()).post(addAction, { body }, { kind: COMPASS_ACTION, draft })
    const met = await outcome
    if (met.kind === 'refused') throw met.error
    setForm(EMPTY_ACTION)
    if (met.kind === 'waiting') {
      // The outbox now has the text, encrypted like the draft.
      await (await drafts()).dropDraft(draft)
      return { tone: 'ok', words: met.isLasting ? KEPT : KEPT_WHILE_OPEN }
    }
    showAction(met.reply.data)
    return { tone: 'ok', words: met.reply.message }
  }

  const submit = async () => {
    const body = toAction(form)
    if (!body || isSubmitting) return
    setSubmitting(true)
    setBanner(undefined)
    try {
      setBanner(await send(body))
    } catch (error) {
      if (isNotLinked(error)) void queryClient.invalidateQueries({ queryKey: compassKey })
      setBanner({ tone: 'danger', words: error instanceof ApiError ? failureWords(error, ACTION_FAILED) : ACTION_FAILED })
    } finally {
      setSubmitting(false)
    }
  }

  /** Moves a refused write back into the form. */
  const takeBack = async ({ id, body }: OutboxEntry) => {
    const { action_description: text, action_type: type }: Record<string, unknown> = typeof body === 'object' && body ? { ...body } : {}
    await (await outbox()).withdraw(id)
    change(toActionForm({ text, type }) ?? {})
  }

  return { form, change, submit, isSubmitting, banner, takeBack }
}
