import { Suspense, useLayoutEffect, useRef } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { language, t } from '../../../kit/words.ts'
import { MRS_PARTS } from '../content/instruments.ts'
import { PART_NAMES } from '../content/score-words.ts'
import type { Checkin, Instrument, NewCheckin } from '../contract.ts'
import { formOf } from '../rules/forms.ts'
import { offeredFrom, type Run } from '../rules/schedule.ts'
import { isForDoctor, isPositive, scoreOf, tellsOfDanger } from '../rules/score.ts'
import { comparedWords, earlierOf, totalWords } from '../rules/score-words.ts'
import styles from './Checkins.module.css'
import { SelfHarmCard } from './LazyHelp.tsx'
import { INSTRUMENT_NAMES } from './run-names.ts'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import type { Saved } from './save-checkins.ts'

const LONGER: Partial<Readonly<Record<Instrument, Run>>> = { phq2: 'mood', gad2: 'worry' }

type ScoreCardProps = {
  checkin: NewCheckin
  earlier: readonly Checkin[]
  /** Begins the longer questions; undefined where they are not offered yet. */
  onLonger: (run: Run) => (() => void) | undefined
}

/** One score in plain words: the number, its word, how it compares in points, and when a doctor should hear of it. */
function ScoreCard({ checkin, earlier, onLonger }: ScoreCardProps) {
  const { instrument, answers } = checkin
  const { total, parts } = scoreOf(instrument, answers)
  const before = earlierOf(instrument, Date.parse(checkin.at), earlier)
  const compared = comparedWords(total, before)
  const longer = LONGER[instrument]
  const begin = longer && onLonger(longer)
  return (
    <Card title={INSTRUMENT_NAMES[instrument]}>
      <div className={styles.score}>
        <p className={styles.total}>{totalWords(instrument, total)}</p>
        {compared && <p>{compared}</p>}
        {parts && (
          <table className={styles.numbers}>
            <thead>
              <tr>
                <th scope="col">{t`Part`}</th>
                <th scope="col">{t`Now`}</th>
                {before?.parts && <th scope="col">{t`Before`}</th>}
              </tr>
            </thead>
            <tbody>
              {MRS_PARTS.map((part) => (
                <tr key={part}>
                  <th scope="row">{PART_NAMES[language()][part]}</th>
                  <td>{parts[part] ?? '–'}</td>
                  {before?.parts && <td>{before.parts[part] ?? '–'}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {total !== null && isForDoctor(instrument, total) && (
          <p>{t`With 10 points or more, it’s worth talking to your doctor about this. You can show them the number.`}</p>
        )}
        {total !== null && isPositive(instrument, total) === true && (
          <>
            <p>{t`With 3 points or more, the longer questions can tell you more.`}</p>
            {begin && (
              <Button variant="outline" onClick={begin}>
                {t`Answer the longer questions`}
              </Button>
            )}
          </>
        )}
        <p className={styles.quiet}>{t`A number is not a diagnosis. It helps you and your doctor to see what changes.`}</p>
        <p className={styles.source} lang={checkin.language}>
          {formOf(instrument, checkin.language)?.attribution}
        </p>
      </div>
    </Card>
  )
}

type ResultProps = {
  checkins: readonly NewCheckin[]
  saved: Saved
  /** Her check-ins so far, newest first; empty while they cannot be read. */
  earlier: readonly Checkin[]
  today: string
  onLonger: (run: Run) => void
  onClose: () => void
}

/**
 * What she sees after the last question. The help lines come first when she had thoughts of death, whatever the total.
 */
export function Result({ checkins, saved, earlier, today, onLonger, onClose }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <PageFrame isNarrow>
      <h1 ref={heading} tabIndex={-1}>
        {t`Your answers`}
      </h1>
      {checkins.some(({ instrument, answers }) => tellsOfDanger(instrument, answers)) && (
        <Suspense>
          <SelfHarmCard last={t`Nobody is told what you answered.`} />
        </Suspense>
      )}
      {saved.isWaiting && (
        <Alert tone="info">
          {saved.isLasting
            ? t`Kept on this device. It is saved as soon as you are back online.`
            : t`Not sent yet. It is saved as soon as you are back online, if this page stays open.`}
        </Alert>
      )}
      {checkins.map((checkin) => (
        <ScoreCard
          key={checkin.instrument}
          checkin={checkin}
          earlier={earlier}
          onLonger={(run) => (offeredFrom(run, earlier, today) ? undefined : () => onLonger(run))}
        />
      ))}
      <div>
        <Button variant="filled" onClick={onClose}>
          {t`Back to check-ins`}
        </Button>
      </div>
    </PageFrame>
  )
}
