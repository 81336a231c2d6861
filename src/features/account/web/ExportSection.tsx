import { Card } from '../../../kit/web/ui/Card.tsx'
import { DownloadAction } from '../../../kit/web/ui/DownloadAction.tsx'
import { useDownload } from '../../../kit/web/use-download.ts'
import { t } from '../../../kit/words.ts'
import { exportAccount } from '../contract.ts'
import styles from './Section.module.css'

/** Settings section to download all her records as one file. */
export function ExportSection() {
  const { state, start, stop, dialog } = useDownload(exportAccount, {
    why: t`Your file holds everything you wrote, so we ask for your password first.`,
    failed: t`Your file could not be prepared. Please try again.`,
  })
  return (
    <Card title={t`Take your data with you`}>
      <div className={styles['section']}>
        <p>
          {t`One file with everything you wrote: your logs and their earlier versions, moments, calendar, EmberTides, check-ins, reminders and settings. You can open it in any spreadsheet, and bring it back here.`}
        </p>
        <p className={styles['quiet']}>{t`Anyone who has the file can read it. Keep it somewhere only you can reach.`}</p>
        <DownloadAction label={t`Download my data`} state={state} onStart={() => start()} onStop={stop} />
      </div>
      {dialog}
    </Card>
  )
}
