import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { type CalendarCard, settleCalendarCard } from '../contract.ts'
import { calendarCards } from './calendar-card-queries.ts'
import styles from './CalendarCards.module.css'

const TITLE = t`Please talk to a doctor about this`
const HIDDEN_TITLE = t`Something you noted needs a moment of your time`

function CardText({ card }: { card: CalendarCard }) {
  return (
    <div className={styles.text}>
      {card.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.sources}>{t`Source: ${card.sources
        .map(({ authority }) => authority)
        .filter(isFirst)
        .join(', ')}`}</p>
    </div>
  )
}

function isFirst(name: string, index: number, all: readonly string[]): boolean {
  return all.indexOf(name) === index
}

function HomeCard({ card, isHidden }: { card: CalendarCard; isHidden: boolean }) {
  const client = useQueryClient()
  const toast = useToast()
  const [isShown, setIsShown] = useState(!isHidden)
  const settling = useMutation({
    mutationFn: () => call(settleCalendarCard, { params: { id: card.entry_id } }),
    onSuccess: ({ message }) => {
      toast.show({ tone: 'ok', text: message })
      return client.invalidateQueries({ queryKey: calendarCards.queryKey })
    },
  })
  if (!isShown) {
    return <Alert tone="gold" title={HIDDEN_TITLE} action={<Button variant="outline" onClick={() => setIsShown(true)}>{t`Show`}</Button>} />
  }
  return (
    <Alert
      tone="gold"
      title={TITLE}
      action={
        <span className={styles.ways}>
          <Button variant="outline" busy={settling.isPending} busyLabel={t`Saving...`} onClick={() => settling.mutate()}>
            {t`I have dealt with it`}
          </Button>
          <Link to="/chat" className={buttonClass('quiet')}>
            {t`Ask Lara`}
          </Link>
        </span>
      }
    >
      <CardText card={card} />
      {settling.isError && <p role="alert">{failureWords(settling.error, t`That did not work. Please try again.`)}</p>}
    </Alert>
  )
}

/** On Home: the first finding in her calendar that a doctor should see, until she dismisses it; then the next. */
export function FirstCalendarCard() {
  const { data } = useQuery(calendarCards)
  const [card] = data?.cards ?? []
  return card && data && <HomeCard key={card.entry_id} card={card} isHidden={data.is_hidden} />
}

/** After the entry `entryId`, or several, was saved: the first card about one of them, if there is any. */
export function SavedCard({ entryId, onClose }: { entryId: number | readonly number[]; onClose: () => void }) {
  const { data, isFetching } = useQuery({ ...calendarCards, refetchOnMount: 'always' })
  const card = isFetching
    ? undefined
    : data?.cards.find(({ entry_id: id }) => (typeof entryId === 'number' ? id === entryId : entryId.includes(id)))
  const { hide } = useToast()
  const isOpen = card !== undefined
  useEffect(() => {
    // The dialog confirms the save; the toast would cover its button.
    if (isOpen) hide()
  }, [isOpen, hide])
  if (!card) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLE}
      actions={
        <Button variant="filled" onClick={onClose}>
          {t`I have read it`}
        </Button>
      }
    >
      <p>{t`Your entry is saved.`}</p>
      <CardText card={card} />
      <p>{t`You find this on Home until you say that you have dealt with it.`}</p>
    </Dialog>
  )
}
