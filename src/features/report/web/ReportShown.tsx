import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode, RefObject } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { t } from '../../../kit/words.ts'
import type { Report, ReportRequest } from '../contract.ts'
import { isEmptyReport } from '../rules/report-text.ts'
import styles from './Report.module.css'
import { ReportActions } from './ReportActions.tsx'
import { ReportView } from './ReportView.tsx'
import { SavePdf } from './SavePdf.tsx'

/** With fewer noted days than this, the page says that the figures tell little. */
const FEW_DAYS = 7

type ReportShownProps = {
  report: Report
  /** What the report was made of. */
  request: ReportRequest
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  /** Makes the report again with what she hides. */
  onShowHidden: () => void
  busy: boolean
  /** Problems to tell above the report. */
  children?: ReactNode
}

function Back({ onBack }: Pick<ReportShownProps, 'onBack'>) {
  return (
    <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
      {t`Change what is in it`}
    </Button>
  )
}

function NothingYet({ heading, onBack }: Pick<ReportShownProps, 'heading' | 'onBack'>) {
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>{t`Nothing to show yet`}</h1>
      <Card as="div">
        <EmptyState
          picture={<EmptyArt kind="sun" />}
          text={t`There are no notes in this period. Your bleeding in the calendar, what you take, or a few days of notes are enough to begin.`}
          action={
            <Link to="/calendar" className={buttonClass('filled')}>
              {t`Open the calendar`}
            </Link>
          }
        />
      </Card>
      <Back onBack={onBack} />
    </>
  )
}

/** The report with the ways to take it along; with nothing noted and no words of hers, what to note first. */
export function ReportShown({ report, request, heading, onBack, onShowHidden, busy, children }: ReportShownProps) {
  const { reason, questions, has_hidden: hasHidden } = report
  if (isEmptyReport(report) && reason === '' && questions.length === 0 && !hasHidden)
    return <NothingYet heading={heading} onBack={onBack} />
  const { noted_days: noted, days } = report.coverage
  return (
    <>
      <div className={styles.tools}>
        <Back onBack={onBack} />
        <ReportActions report={report}>
          <SavePdf request={request} />
        </ReportActions>
        {hasHidden && (
          <Alert
            tone="gold"
            action={
              <Button variant="outline" busy={busy} onClick={onShowHidden}>
                {t`Show them here`}
              </Button>
            }
          >
            {t`You hide intimate entries, so bleeding and intimate symptoms are left out.`}
          </Alert>
        )}
        {noted < FEW_DAYS && (
          <Alert tone="info">{t`There are notes on ${noted} of ${days} days. The more days you note, the more the figures tell.`}</Alert>
        )}
        {children}
      </div>
      <ReportView report={report} heading={heading} />
    </>
  )
}
