import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { language, t } from '../../../kit/words.ts'
import type { Checkin } from '../contract.ts'
import { itemCount, languageFor } from '../rules/forms.ts'
import { instrumentsOf, offeredFrom, type Run, RUNS } from '../rules/schedule.ts'
import styles from './Checkins.module.css'
import { questionCountWords, RUN_NAMES } from './run-names.ts'

type OffersProps = {
  checkins: readonly Checkin[]
  today: LocalDate
  isEight: boolean
  begun: ReadonlyMap<Run, DraftKey>
  /** Begins a run, or continues it from its draft. */
  onBegin: (run: Run, draft: DraftKey | undefined) => void
}

/** What she can answer today. What is too early says from when on; what was begun can be continued at any time. */
export function Offers({ checkins, today, isEight, begun, onBegin }: OffersProps) {
  return (
    <div className={styles.offers}>
      {RUNS.map((run) => {
        const { title, lead } = RUN_NAMES[run]
        const instruments = instrumentsOf(run, isEight)
        const draft = begun.get(run)
        const later = offeredFrom(run, checkins, today)
        const [first] = instruments
        const isEnglish = first !== undefined && languageFor(first, language()) !== language()
        const count = instruments.reduce((sum, instrument) => sum + itemCount(instrument), 0)
        return (
          <Card key={run} title={title}>
            <div className={styles.offer}>
              <p>{lead}</p>
              <p className={styles.quiet}>{questionCountWords(count)}</p>
              {isEnglish && (
                <p>{t`This questionnaire is available in English only for now. Its exact words matter, so we do not translate it ourselves.`}</p>
              )}
              {draft ? (
                <div className={styles.ways}>
                  <Button variant="outline" onClick={() => onBegin(run, draft)} aria-label={t`Continue: ${title}`}>
                    {t`Continue`}
                  </Button>
                  {draft.day !== today && <p className={styles.quiet}>{t`Begun on ${dayWords(draft.day, 'date')}`}</p>}
                </div>
              ) : later ? (
                <p className={styles.quiet}>{t`Answered lately. Again from ${dayWords(later, 'date')}.`}</p>
              ) : (
                <div>
                  <Button variant="outline" onClick={() => onBegin(run, undefined)} aria-label={isEnglish ? undefined : t`Begin: ${title}`}>
                    {isEnglish ? t`Answer it in English` : t`Begin`}
                  </Button>
                </div>
              )}
            </div>
          </Card>
        )
      })}
    </div>
  )
}
