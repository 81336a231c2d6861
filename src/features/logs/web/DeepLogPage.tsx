import { useSearch } from '@tanstack/react-router'
import { early } from '../../../kit/web/early.ts'
import { laterPart } from '../../../kit/web/Later.tsx'
import { t } from '../../../kit/words.ts'
import type { DeepDraft } from './DeepLogForm.tsx'
import type { LogPageKind } from './log-kinds.ts'
import { LogOpening } from './LogOpening.tsx'

/** The form is fetched at once, beside the question whether the day has a log. */
const part = early(async () => (await import('./DeepLogForm.tsx')).deepLogPart)

const DEEP_LOG: LogPageKind<DeepDraft> = {
  name: 'deep-log',
  part,
  Form: laterPart(part, ({ Form }) => Form),
  missing: t`Entry not found or not a deep log entry`,
  exists: {
    saved: t`One Deep Log a day is plenty, and you can still change it.`,
    unsaved: t`there are words you have not saved yet.`,
  },
}

/** The Deep Log: a new one for her today, the saved one of `?entryId=`, or an older draft that the tracker sent her to. */
export function DeepLogPage() {
  const { entryId } = useSearch({ from: '/tracker/deep' })
  return <LogOpening kind={DEEP_LOG} entryId={entryId} />
}
