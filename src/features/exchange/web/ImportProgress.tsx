import { Link } from '@tanstack/react-router'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { numberWords, t } from '../../../kit/words.ts'
import type { DayResult } from '../contract.ts'
import type { Source } from '../rules/imported-day.ts'
import { type Bringing, type Results, sumOf } from './bring-all.ts'
import { daysWords, SOURCE_NAMES } from './import-words.ts'
import styles from './Import.module.css'

/** While the file is read. */
export function ReadingCard({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <Card title={t`Reading your file`}>
      <div className={styles['stack']}>
        <Progress label={t`Read so far`} value={share} max={1} text={`${Math.round(share * 100)} %`} />
        <div className={styles['ways']}>
          <Button variant="outline" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    </Card>
  )
}

type SendToReadProps = { onSend: () => void; onCancel: () => void }

/** Before a file is sent that only the server can read. */
export function SendToReadCard({ onSend, onCancel }: SendToReadProps) {
  return (
    <Card title={t`May we read this file for you?`}>
      <div className={styles['stack']}>
        <p>{t`A file of Health Connect cannot be read on your device. We would send it to Emberwell, read only periods and sleep, and delete the file at once. Nothing of it is kept until you have seen it and say so.`}</p>
        <div className={styles['ways']}>
          <Button onClick={onSend}>{t`Send it to be read`}</Button>
          <Button variant="outline" onClick={onCancel}>
            {t`Choose another file`}
          </Button>
        </div>
      </div>
    </Card>
  )
}

type UnfinishedProps = { bringing: Bringing; onGoOn: () => void; onDrop: () => void }

/** After the page was closed while notes were coming over. */
export function UnfinishedCard({ bringing, onGoOn, onDrop }: UnfinishedProps) {
  const name = SOURCE_NAMES[bringing.source]
  return (
    <Card title={t`Your notes are not all here yet`}>
      <div className={styles['stack']}>
        <p>{t`The page was closed while your notes were coming over (${name}). You can go on; nothing comes over twice.`}</p>
        <div className={styles['ways']}>
          <Button onClick={onGoOn}>{t`Go on`}</Button>
          <Button variant="outline" onClick={onDrop}>
            {t`Leave it at that`}
          </Button>
        </div>
      </div>
    </Card>
  )
}

type BringingProps = {
  bringing: Bringing
  results: Results
  problem: string | undefined
  onGoOn: () => void
  onStop: () => void
}

/** While the days come over. */
export function BringingCard({ bringing: { days }, results, problem, onGoOn, onStop }: BringingProps) {
  const done = sumOf(results)
  return (
    <Card title={problem ? t`Not all days are here yet` : t`Your days are coming over`}>
      <div className={styles['stack']}>
        <Progress label={t`Days so far`} value={done} max={days.length} text={t`${numberWords(done)} of ${numberWords(days.length)}`} />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div className={styles['ways']}>
          {problem && <Button onClick={onGoOn}>{t`Go on`}</Button>}
          <Button variant="outline" onClick={onStop}>
            {t`Stop here`}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const RESULT_WORDS: Readonly<Record<DayResult, string>> = {
  taken: t`Came over`,
  partly: t`Came over in part; the rest is as you wrote it here`,
  yours: t`Stayed as you wrote them here`,
  already: t`Were here already`,
  empty: t`Had nothing to bring`,
  future: t`Dated in the future`,
  too_early: t`More than ten years ago`,
}

type DoneProps = { source: Source; results: Results; isStopped: boolean; onAgain: () => void }

/** After the days came over. */
export function DoneCard({ source, results, isStopped, onAgain }: DoneProps) {
  const name = SOURCE_NAMES[source]
  const found = Object.entries(results).filter(([, count]) => count > 0) as [DayResult, number][]
  return (
    <Card title={isStopped ? t`You stopped here` : t`Your notes are here`}>
      <div className={styles['stack']}>
        <p>{name}</p>
        <dl className={styles['counts']}>
          {found.map(([result, count]) => (
            <div key={result}>
              <dt>{RESULT_WORDS[result]}</dt>
              <dd>{daysWords(count)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['ways']}>
          <Link to="/tracker/history" className={buttonClass('filled')}>
            {t`See your history`}
          </Link>
          <Link to="/calendar" className={buttonClass('outline')}>
            {t`See your calendar`}
          </Link>
          <Button variant="quiet" onClick={onAgain}>
            {t`Bring another file`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
