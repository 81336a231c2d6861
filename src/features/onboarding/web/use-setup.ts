import { useEffect, useState } from 'react'
import { type DraftKey, keepDraft, readKept } from '../../../kit/web/drafts.ts'
import { post } from '../../../kit/web/outbox.ts'
import { saveOnboarding } from '../contract.ts'
import { isSetupAnswers, NO_ANSWERS, type SetupAnswers, toOnboarding } from '../rules.ts'
import { closeSetup } from './setup-progress.ts'

/** Name of the draft and of the queued write with her answers. */
export const SETUP_FORM = 'onboarding'

/** Result at the end: saved, queued on this device, or refused (the draft remains). */
export type SetupEnd = 'saved' | 'waiting' | 'refused'

/** Her answers, loaded from the encrypted draft and saved at every change; `answers` is undefined while loading. */
export function useSetup({ userId, day }: { userId: number; day: string }) {
  const [answers, setAnswers] = useState<SetupAnswers>()
  const key: DraftKey = { userId, day, form: SETUP_FORM }

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const draft = await readKept({ userId, day, form: SETUP_FORM })
      if (isCurrent) setAnswers(isSetupAnswers(draft) ? draft : NO_ANSWERS)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [userId, day])

  const answer = (change: Partial<SetupAnswers>) => {
    const changed = { ...(answers ?? NO_ANSWERS), ...change }
    setAnswers(changed)
    keepDraft(key, changed)
  }

  const complete = async (): Promise<SetupEnd> => {
    const body = answers && toOnboarding(answers)
    if (!body) return 'refused'
    const { outcome } = await post(saveOnboarding, { body }, { kind: SETUP_FORM, patient: true, draft: key })
    const { kind } = await outcome
    if (kind === 'delivered') closeSetup()
    return kind === 'delivered' ? 'saved' : kind
  }

  return { answers, answer, complete }
}
