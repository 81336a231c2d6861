import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { SourceList } from '../../../kit/web/ui/SourceList.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { language, t } from '../../../kit/words.ts'
import { answerRedFlag, type RedFlagAnswer, type RedFlagCard } from '../contract.ts'
import { stretchesOf } from '../rules/stretches.ts'
import { redFlagCards } from './queries.ts'
import styles from './RedFlagCards.module.css'

const HIDDEN_TITLE = t`A note about your calendar`
/** Most stretches of days that are listed; the newest ones are kept. */
const STRETCHES_SHOWN = 6

function DayLink({ day }: { day: LocalDate }) {
  return (
    <Link {...dayPath(day)} className={styles.day}>
      {dayWords(day, 'long')}
    </Link>
  )
}

/** The days of a card as links; of days in a row, the first and the last. */
function Days({ days }: { days: readonly LocalDate[] }) {
  const stretches = stretchesOf(days).slice(-STRETCHES_SHOWN)
  if (stretches.length === 0) return null
  return (
    <ul className={styles.days} aria-label={t`The days this is about`}>
      {stretches.map(({ from, to }) => (
        <li key={from}>
          <DayLink day={from} />
          {to !== from && (
            <>
              {' – '}
              <DayLink day={to} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function CardText({ card }: { card: RedFlagCard }) {
  return (
    <div className={styles.text}>
      <p>{card.seen}</p>
      <Days days={card.days} />
      {card.advice.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link to="/report" className={styles.day}>
        {t`Take this to your doctor`}
      </Link>
      <SourceList sources={card.sources.map((source) => ({ ...source, verified: true }))} language={language()} />
    </div>
  )
}

/** Sends her answer to a card, then fetches the cards again. */
function useAnswer(card: RedFlagCard) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: RedFlagAnswer) => call(answerRedFlag, { body: { id: card.id, answer } }),
    onSettled: () => client.invalidateQueries({ queryKey: redFlagCards.queryKey }),
  })
}

function AnswerFailed({ error }: { error: Error }) {
  return <p role="alert">{failureWords(error, t`That did not work. Please try again.`)}</p>
}

function OpenCard({ card }: { card: RedFlagCard }) {
  const toast = useToast()
  const answering = useAnswer(card)
  const give = (answer: RedFlagAnswer) =>
    answering.mutate(answer, { onSuccess: ({ message }) => toast.show({ tone: 'ok', text: message }) })
  return (
    <Alert
      tone={card.level === 'emergency' ? 'danger' : 'gold'}
      title={card.title}
      action={
        <span className={styles.ways}>
          <Button variant="outline" busy={answering.isPending} busyLabel={t`Saving...`} onClick={() => give('seen_doctor')}>
            {t`I have seen a doctor about this`}
          </Button>
          <Button variant="quiet" onClick={() => !answering.isPending && give('not_now')}>
            {t`Not now`}
          </Button>
        </span>
      }
    >
      <CardText card={card} />
      {answering.isError && <AnswerFailed error={answering.error} />}
    </Alert>
  )
}

/** One card; while she hides intimate entries, only that there is one, until she taps Show. */
function Shown({ card, isHidden }: { card: RedFlagCard; isHidden: boolean }) {
  const [isShown, setIsShown] = useState(!isHidden)
  if (isShown) return <OpenCard card={card} />
  return <Alert tone="gold" title={HIDDEN_TITLE} action={<Button variant="outline" onClick={() => setIsShown(true)}>{t`Show`}</Button>} />
}

/** On Home and the calendar: the most urgent note about her bleeding, until she has dealt with it; then the next. */
export function FirstRedFlag() {
  const { data } = useQuery(redFlagCards)
  const [card] = data?.cards ?? []
  return card && data && <Shown key={card.id} card={card} isHidden={data.is_hidden} />
}

function isAbout({ about, days }: RedFlagCard, day: LocalDate): boolean {
  return days.includes(day) || (about !== null && about.from <= day && day <= about.to)
}

/** On the page of a day: the most urgent note about bleeding on it. */
export function DayRedFlag({ day }: { day: LocalDate }) {
  const { data } = useQuery(redFlagCards)
  const card = data?.cards.find((one) => isAbout(one, day))
  return card && data && <Shown key={card.id} card={card} isHidden={data.is_hidden} />
}

function SavedCard({ card, isHidden, onClose }: { card: RedFlagCard; isHidden: boolean; onClose: () => void }) {
  const [isShown, setIsShown] = useState(!isHidden)
  const answering = useAnswer(card)
  const toast = useToast()
  const close = () => {
    onClose()
    answering.mutate('read')
  }
  const seen = () =>
    answering.mutate('seen_doctor', {
      onSuccess: ({ message }) => {
        onClose()
        toast.show({ tone: 'ok', text: message })
      },
    })
  return (
    <Dialog
      open
      onClose={close}
      title={isShown ? card.title : HIDDEN_TITLE}
      actions={
        isShown ? (
          <>
            <Button variant="outline" busy={answering.isPending} busyLabel={t`Saving...`} onClick={seen}>
              {t`I have seen a doctor about this`}
            </Button>
            <Button variant="filled" onClick={close}>
              {t`I have read it`}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t`Not now`}
            </Button>
            <Button variant="filled" onClick={() => setIsShown(true)}>
              {t`Show`}
            </Button>
          </>
        )
      }
    >
      <p>{t`Your entry is saved.`}</p>
      {isShown && (
        <>
          <CardText card={card} />
          <p>{t`You’ll find this on Home until you say you’ve seen a doctor.`}</p>
          {answering.isError && <AnswerFailed error={answering.error} />}
        </>
      )}
    </Dialog>
  )
}

/** After bleeding on `days` was saved: the first note about one of them, at most once in two weeks for each cause. */
export function SavedRedFlag({ days, onClose }: { days: readonly LocalDate[]; onClose: () => void }) {
  const { data, isFetching } = useQuery({ ...redFlagCards, refetchOnMount: 'always' })
  // What was fetched before the entry was saved says nothing about it.
  const [card, setCard] = useState<RedFlagCard>()
  const found = isFetching ? undefined : data?.cards.find((one) => one.is_news && days.some((day) => isAbout(one, day)))
  if (!card && found) setCard(found)
  return card && data ? <SavedCard card={card} isHidden={data.is_hidden} onClose={onClose} /> : null
}
