import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { addKnownGap, removeKnownGap, type Stage, type StageFact } from '../rules/stage/endpoints.ts'
import { backgroundWords, factWords, missingWords, questionWords, refusalWords, stageWords } from '../rules/stage/words.ts'
import { KnownGaps } from './KnownGaps.tsx'
import { calendarKey } from './queries.ts'
import { stage } from './stage-queries.ts'
import styles from './Stage.module.css'

const FAILED = t`This could not be saved. Please try again.`

/** How the name of the stage is shown. */
const STRONG = { stage: (words: string) => <strong>{words}</strong> }

/** A fact whose days lead to their pages. */
function Fact({ fact, today }: { fact: StageFact; today: LocalDate }) {
  const link = (day: LocalDate) => (words: string) => <Link {...dayPath(day)}>{words}</Link>
  const parts = {
    from: link(fact.from),
    ...(fact.kind === 'gap' && { to: link(fact.to) }),
    ...(fact.kind === 'change' && { turn: link(fact.turn) }),
  }
  return (
    <li>
      <Rich text={factWords(fact, today)} parts={parts} />
    </li>
  )
}

/** A time about which the calendar says nothing: one tap confirms that there was no bleeding. */
function GapQuestion({ gap, today }: { gap: NonNullable<Stage['question']>; today: LocalDate }) {
  const client = useQueryClient()
  const toast = useToast()
  const again = () => client.invalidateQueries({ queryKey: calendarKey })
  const fail = (error: unknown) => toast.show({ tone: 'danger', text: failureWords(error, FAILED) })
  const undo = (id: number) => call(removeKnownGap, { params: { id } }).then(again, fail)
  const saving = useMutation({
    mutationFn: () => call(addKnownGap, { body: gap }),
    onSuccess: async ({ message, data: { id } }) => {
      toast.show({ tone: 'ok', text: message, action: { label: t`Undo`, onClick: () => void undo(id) } })
      await again()
    },
  })
  return (
    <div className={styles.question}>
      <p>{questionWords(gap, today)}</p>
      <div className={styles.ways}>
        <Button variant="outline" busy={saving.isPending} busyLabel={t`Saving`} onClick={() => saving.mutate()}>
          {t`No bleeding then`}
        </Button>
        <Link {...dayPath(gap.from)} className={buttonClass('quiet')}>
          {t`I did bleed: mark the days`}
        </Link>
      </div>
      {saving.error && <Alert tone="danger">{failureWords(saving.error, FAILED)}</Alert>}
    </div>
  )
}

function BodyLink({ children }: { children: string }) {
  return (
    <Link to="/settings" search={{ tab: 'body' }} className={buttonClass('outline', styles.link)}>
      {children}
    </Link>
  )
}

function StageText({ data, today }: { data: Stage; today: LocalDate }) {
  const { refusals, facts, question, missing } = data
  const lead = stageWords(data)
  if (refusals.length > 0)
    return (
      <>
        <p>{t`Your calendar cannot show a stage for you.`}</p>
        {refusals.map((refusal) => (
          <p key={refusal}>{refusalWords(refusal)}</p>
        ))}
        <BodyLink>{t`Change my answers`}</BodyLink>
      </>
    )
  return (
    <>
      {lead && (
        <p>
          <Rich text={lead} parts={STRONG} />
        </p>
      )}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.from} fact={fact} today={today} />
          ))}
        </ul>
      )}
      {missingWords(data).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {question && <GapQuestion key={question.from} gap={question} today={today} />}
      {(missing.birth_year || missing.last_period) && (
        <>
          <p>
            {missing.last_period
              ? t`If your periods have stopped, please say when the last one was.`
              : t`We also need the year you were born.`}
          </p>
          <BodyLink>{t`About my body`}</BodyLink>
        </>
      )}
      {backgroundWords(data).map((words) => (
        <p key={words} className={styles.quiet}>
          {words}
        </p>
      ))}
      {lead && <p className={styles.quiet}>{t`The stages are those of STRAW+10, which doctors and researchers use.`}</p>}
    </>
  )
}

/** Where she is by her calendar, what that rests on, what is missing, and what she can answer. */
export function StageCard({ today, isCovered }: { today: LocalDate; isCovered: boolean }) {
  const { data, error, refetch } = useQuery(stage)
  return (
    <Card title={t`Where you are`}>
      <div className={styles.inside}>
        {isCovered && <p className={styles.quiet}>{t`Bleeding and symptoms are hidden.`}</p>}
        <Pending what={t`Your stage`} label={t`Reading your calendar…`} lines={3} data={data} error={error} refetch={refetch} isBare />
        {data && !isCovered && <StageText data={data} today={today} />}
        {data && !isCovered && data.refusals.length === 0 && <KnownGaps today={today} />}
      </div>
    </Card>
  )
}
