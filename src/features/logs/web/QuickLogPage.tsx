import { useSearch } from '@tanstack/react-router'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import { LOG_MISSING } from '../contract.ts'
import type { LogPageKind } from './log-kinds.ts'
import { LogGate } from './LogGate.tsx'
import type { SoftDraft } from './soft-draft.ts'

/** Prefetched in parallel with the query for the day's log. */
const part = prefetch(async () => (await import('./QuickLogForm.tsx')).softLogPart)

const SOFT_LOG: LogPageKind<SoftDraft> = {
  name: 'soft-log',
  part,
  Form: lazyPart(part, ({ Form }) => Form),
  missing: LOG_MISSING(),
  exists: {
    saved: t`One Soft Log a day is enough, and you can still edit it.`,
    unsaved: t`there are answers you have not saved yet.`,
  },
}

/** Quick log page: the saved log of `?entryId=`, that of the day `?date=`, saved or new, or a new one for today. */
export function QuickLogPage() {
  const { entryId, date } = useSearch({ from: '/tracker/soft' })
  return <LogGate kind={SOFT_LOG} entryId={entryId} date={date} />
}
