import { Link } from '@tanstack/react-router'
import ClipboardCopy from 'lucide-react/icons/clipboard-copy'
import LinkIcon from 'lucide-react/icons/link'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { handOver } from '../../../kit/web/page-handoff.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import type { Report } from '../contract.ts'
import { toReportCopy } from '../rules/report-text.ts'
import styles from './Report.module.css'

type ReportActionsProps = {
  report: Report
  /** Further ways to take it along, such as saving it as a file. */
  children?: ReactNode
}

/** Printing, copying and sharing of the report that is shown. */
export function ReportActions({ report, children }: ReportActionsProps) {
  const toast = useToast()
  const [refused, setRefused] = useState<string>()
  const copy = async () => {
    const words = toReportCopy(report)
    try {
      await navigator.clipboard.writeText(words)
      setRefused(undefined)
      toast.show({ tone: 'ok', text: t`Copied. You can paste it into a message or a form.` })
    } catch {
      // Some browsers refuse; she can still select the text.
      setRefused(words)
    }
  }
  return (
    <>
      <div className={styles.actions}>
        <Button variant="filled" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t`Print`}
        </Button>
        {children}
        <Button variant="outline" icon={<ClipboardCopy aria-hidden="true" />} onClick={() => void copy()}>
          {t`Copy as text`}
        </Button>
        <Link to="/shares" className={buttonClass('outline')} onClick={() => handOver('share', '', report)}>
          <LinkIcon aria-hidden="true" />
          <span>{t`Share as a link`}</span>
        </Link>
      </div>
      {refused !== undefined && (
        <TextArea label={t`Your browser did not allow copying. Please select the text and copy it.`} value={refused} readOnly rows={8} />
      )}
    </>
  )
}
