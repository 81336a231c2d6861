import { useSearch } from '@tanstack/react-router'
import { early } from '../../../kit/web/early.ts'
import { laterPart } from '../../../kit/web/Later.tsx'
import { t } from '../../../kit/words.ts'
import { LOG_MISSING } from '../contract.ts'
import type { LogPageKind } from './log-kinds.ts'
import { LogOpening } from './LogOpening.tsx'
import type { SoftDraft } from './SoftLogForm.tsx'

/** The form is fetched at once, beside the question whether the day has a log. */
const part = early(async () => (await import('./SoftLogForm.tsx')).softLogPart)

const SOFT_LOG: LogPageKind<SoftDraft> = {
  name: 'soft-log',
  part,
  Form: laterPart(part, ({ Form }) => Form),
  missing: LOG_MISSING,
  exists: {
    saved: t`One Soft Log a day is enough, and you can still change it.`,
    unsaved: t`there are answers you have not saved yet.`,
  },
}

/** The Soft Log: a new one for her today, the saved one of `?entryId=`, or an older draft that the tracker sent her to. */
export function SoftLogPage() {
  const { entryId } = useSearch({ from: '/tracker/soft' })
  return <LogOpening kind={SOFT_LOG} entryId={entryId} />
}
