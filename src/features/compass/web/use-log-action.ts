import { useEffect, useRef, useState } from 'react'
import { ApiError, failureWords } from '../../../kit/web/api.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import type { OutboxEntry } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { t } from '../../../kit/words.ts'
import { ACTION_FAILED, addAction } from '../contract.ts'
import { type ActionForm, EMPTY_ACTION, toAction, toActionForm } from '../rules/action-form.ts'
import { COMPASS_ACTION, isNotLinked, showAction } from './queries.ts'

/** What he did belongs to the day on which it is sent; its draft lies under this one. */
const NO_DAY = '2000-01-01'

/** How long the banner stands, in ms (spec §9). */
const BANNER_MS = 5_000

const KEPT = t`It is kept on this device, and goes out by itself once there is a connection.`
const KEPT_WHILE_OPEN = t`It goes out by itself once there is a connection. Please leave this page open until then.`

// Both are fetched for whoever is signed in; the form is drawn before they are here.
const drafts = () => import('../../../kit/web/drafts.ts')
const outbox = () => import('../../../kit/web/outbox.ts')

async function keep(draft: DraftKey, form: ActionForm): Promise<void> {
  const { dropDraft, keepDraft } = await drafts()
  if (form.text || form.type) keepDraft(draft, form)
  else await dropDraft(draft)
}

/** What became of the last attempt. */
export type Banner = { readonly tone: 'ok' | 'danger'; readonly words: string }

/** The form of an action: what stands in it, kept as a draft until it is safe, and how it is sent. */
export function useLogAction(userId: number) {
  const [form, setForm] = useState<ActionForm>(EMPTY_ACTION)
  const [banner, setBanner] = useState<Banner>()
  const [isSubmitting, setSubmitting] = useState(false)
  const isTouched = useRef(false)
  const draft: DraftKey = { userId, day: NO_DAY, form: COMPASS_ACTION }

  useEffect(() => {
    let isCurrent = true
    const restore = async () => {
      const found = toActionForm(await (await drafts()).readKept({ userId, day: NO_DAY, form: COMPASS_ACTION }))
      if (isCurrent && found && !isTouched.current) setForm(found)
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
      // The outbox holds the words now, sealed like the draft.
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
      if (isNotLinked(error)) void queryClient.invalidateQueries({ queryKey: ['compass'] })
      setBanner({ tone: 'danger', words: error instanceof ApiError ? failureWords(error, ACTION_FAILED) : ACTION_FAILED })
    } finally {
      setSubmitting(false)
    }
  }

  /** Takes a write that was refused back into the form. */
  const takeBack = async ({ id, body }: OutboxEntry) => {
    const { action_description: text, action_type: type }: Record<string, unknown> = typeof body === 'object' && body ? { ...body } : {}
    await (await outbox()).withdraw(id)
    change(toActionForm({ text, type }) ?? {})
  }

  return { form, change, submit, isSubmitting, banner, takeBack }
}
