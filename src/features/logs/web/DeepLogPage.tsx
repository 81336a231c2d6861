import { useSearch } from '@tanstack/react-router'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import type { DeepDraft } from './DeepLogForm.tsx'
import type { LogPageKind } from './log-kinds.ts'
import { LogGate } from './LogGate.tsx'

/** Prefetched in parallel with the query for the day's log. */
const part = prefetch(async () => (await import('./DeepLogForm.tsx')).deepLogPart)

const DEEP_LOG: LogPageKind<DeepDraft> = {
  name: 'deep-log',
  part,
  Form: lazyPart(part, ({ Form }) => Form),
  missing: t`Entry not found or not a deep log entry`,
  exists: {
    saved: t`One Deep Log a day is plenty, and you can still edit it.`,
    unsaved: t`there are words you have not saved yet.`,
  },
}

/** Deep log page: the saved log of `?entryId=`, that of the day `?date=`, saved or new, or a new one for today. */
export function DeepLogPage() {
  const { entryId, date } = useSearch({ from: '/tracker/deep' })
  return <LogGate kind={DEEP_LOG} entryId={entryId} date={date} />
}
