import { type RefObject, Suspense, useState } from 'react'
import type { Report } from '../../../features/report/contract.ts'
import { OpenShare } from '../../../features/shares/web/OpenShare.tsx'
import { emailLinks } from '../../../kit/web/email-links.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { afterPageShown } from '../../../kit/web/scheduling.ts'
import { t } from '../../../kit/words.ts'

/** Loaded once the page is shown, so that it is there when the report is opened. */
const ReportView = lazyPart(
  prefetch(() => import('../../../features/report/web/ReportView.tsx'), afterPageShown),
  (part) => part.ReportView,
)

/** Checks the version only: this app encrypted the report, and all reports of a version have the same shape. */
function isReport(shared: unknown): shared is Report {
  return typeof shared === 'object' && shared !== null && 'version' in shared && shared.version === 1
}

function show(shared: unknown, heading: RefObject<HTMLHeadingElement | null>) {
  if (!isReport(shared)) return undefined
  return (
    <Suspense fallback={<Loading label={t`One moment`} />}>
      <ReportView report={shared} heading={heading} />
    </Suspense>
  )
}

/** A report that was shared with a link, for anyone who has it. The key is already removed from the address bar. */
export function SharedReportPage() {
  const [link] = useState(() => emailLinks.get('/s'))
  return <OpenShare link={link?.token ? { id: link.id, key: link.token } : undefined} show={show} />
}
