import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { useHeadingFocus } from '../../../kit/web/use-heading-focus.ts'
import { t } from '../../../kit/words.ts'
import { makeReport, type Reader, type Report, type ReportRequest, saveReportChoices } from '../contract.ts'
import { reportChoices } from './queries.ts'
import styles from './Report.module.css'
import { ReportChoices } from './ReportChoices.tsx'

/** Loaded beside the page: the words of the report weigh more than the choices. */
const ReportShown = lazyPart(
  prefetch(() => import('./ReportShown.tsx')),
  (part) => part.ReportShown,
)

/** Only questions with words are sent. */
function toRequest(choices: ReportRequest): ReportRequest {
  return { ...choices, reason: choices.reason.trim(), questions: choices.questions.filter((question) => question.trim() !== '') }
}

/** Her last choices for a reader until she changes them, and what there is to choose from. Changes are per reader. */
function useChoices(reader: Reader) {
  const { data, error, refetch } = useQuery(reportChoices(reader))
  const [edited, setEdited] = useState<{ [One in Reader]?: ReportRequest }>({})
  const choices = edited[reader] ?? data?.choices
  const change = (part: Partial<ReportRequest>) => choices && setEdited({ ...edited, [reader]: { ...choices, ...part } })
  return { choices, offers: data?.offers, error, refetch, change }
}

/**
 * The report for her doctor or therapist at `/report`: she chooses what is in it, sees it, and prints or copies it.
 * Nothing is sent.
 */
export function ReportPage() {
  const client = useQueryClient()
  const [reader, setReader] = useState<Reader>('doctor')
  const { choices, offers, error, refetch, change } = useChoices(reader)
  const [shown, setShown] = useState<{ report: Report; request: ReportRequest }>()
  const heading = useHeadingFocus(shown?.report)

  const saving = useMutation({
    mutationFn: (request: ReportRequest) => call(saveReportChoices, { body: request }),
    onSuccess: (_, request) =>
      client.setQueryData(reportChoices(request.reader).queryKey, (old) => old && { data: { ...old.data, choices: request } }),
  })
  const making = useMutation({
    mutationFn: (request: ReportRequest) => call(makeReport, { body: request }),
    onSuccess: ({ data: report }, request) => setShown({ report, request }),
  })
  const failure = making.isError && <Alert tone="danger">{failureWords(making.error, t`That did not work. Please try again.`)}</Alert>

  if (shown)
    return (
      <PageFrame className={styles.page}>
        <Suspense fallback={<Loading label={t`One moment`} />}>
          <ReportShown
            report={shown.report}
            request={shown.request}
            heading={heading}
            onBack={() => setShown(undefined)}
            onShowHidden={() => making.mutate({ ...shown.request, show_hidden: true })}
            busy={making.isPending}
          >
            {saving.isError && <Alert tone="gold">{t`Your choices could not be kept for next time. The report is complete.`}</Alert>}
            {failure}
          </ReportShown>
        </Suspense>
      </PageFrame>
    )

  const see = (request: ReportRequest) => {
    making.mutate(request)
    saving.mutate(request)
  }
  return (
    <PageFrame className={styles.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>{t`A page for your visit`}</h1>
        <p className={styles.quiet}>
          {t`Your notes on one page, to print, to show or to copy. You choose what is on it, and nothing is sent to anyone.`}
        </p>
      </header>
      <Segments
        legend={t`Who is it for?`}
        value={reader}
        onChange={setReader}
        options={[
          { value: 'doctor', label: t`My doctor` },
          { value: 'therapist', label: t`My therapist` },
        ]}
      />
      <Pending what={t`Your choices`} label={t`One moment`} lines={8} data={choices} error={error} refetch={refetch} />
      {failure}
      {choices && offers && (
        <ReportChoices choices={choices} change={change} offers={offers} busy={making.isPending} onSee={() => see(toRequest(choices))} />
      )}
    </PageFrame>
  )
}
