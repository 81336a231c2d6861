import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { SaveFailure } from '../../../kit/web/ui/SaveFailure.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { numberWords, plural, t } from '../../../kit/words.ts'
import { trackingChoices } from '../../logs/web/queries.ts'
import { cutOff } from '../rules/cut-off.ts'
import type { DropReason, Dropped, FileContent } from '../rules/imported-day.ts'
import { exampleDays, type Fact, factCounts, namesIn, toDayToBring } from '../rules/to-bring.ts'
import type { Bringing } from './bring-all.ts'
import { exampleWords } from './example-words.ts'
import { daysWords, DROP_WORDS, droppedWords, FACT_WORDS, NOTHING_FOUND, periodWords, SOURCE_NAMES } from './import-words.ts'
import { freeFactors, keepFactors, knownFactor } from './own-factors.ts'
import styles from './Import.module.css'

const EXAMPLES = 3
const NAMES_SHOWN = 8
const FACTORS_SHOWN = 12
/** Kinds named for each reason why something stays behind. */
const KINDS_SHOWN = 6

const INTO: readonly { title: string; facts: readonly Fact[] }[] = [
  { title: t`Into your calendar`, facts: ['flow', 'signs', 'otherSymptoms'] },
  {
    title: t`Into your Soft Logs`,
    facts: ['mood', 'energy', 'sleepHours', 'hotFlashes', 'nightSweats', 'stress', 'clarity', 'moved', 'symptoms', 'factors', 'note'],
  },
  { title: t`Into your Deep Logs`, facts: ['journal'] },
]

function WhatComesOver({ counts }: { counts: readonly [Fact, number][] }) {
  return INTO.map(({ title, facts }) => {
    const rows = counts.filter(([fact]) => facts.includes(fact))
    if (rows.length === 0) return null
    return (
      <section key={title} className={styles['part']} aria-label={title}>
        <h3>{title}</h3>
        <dl className={styles['counts']}>
          {rows.map(([fact, count]) => (
            <div key={fact}>
              <dt>{FACT_WORDS[fact]}</dt>
              <dd>{daysWords(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  })
}

function LeftOut({ dropped }: { dropped: readonly Dropped[] }) {
  if (dropped.length === 0) return null
  const reasons = [...Map.groupBy(dropped, ({ reason }) => reason)] as [DropReason, Dropped[]][]
  const total = dropped.reduce((sum, { count }) => sum + count, 0)
  return (
    <Disclosure name={t`What stays behind (${numberWords(total)})`}>
      <ul className={styles['list']}>
        {reasons.map(([reason, kinds]) => (
          <li key={reason} className={styles['left']}>
            <strong>{DROP_WORDS[reason]}</strong>
            <br />
            {kinds.slice(0, KINDS_SHOWN).map(droppedWords).join(', ')}
            {kinds.length > KINDS_SHOWN && '…'}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

type PreviewProps = { content: FileContent; onBring: (bringing: Bringing) => Promise<void>; onCancel: () => void }

/** What a file holds, of which nothing can come over. */
function NothingFound({ content: { source, dropped }, onCancel }: Omit<PreviewProps, 'onBring'>) {
  return (
    <Card title={t`This is in your file`}>
      <div className={styles['stack']}>
        <p>
          <strong>{SOURCE_NAMES[source]}</strong>
          <br />
          {NOTHING_FOUND}
        </p>
        <LeftOut dropped={dropped} />
        <div className={styles['ways']}>
          <Button variant="outline" onClick={onCancel}>
            {t`Choose another file`}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** What a file holds and becomes, with choices, before anything is sent. */
export function Preview(props: PreviewProps) {
  return props.content.days.length === 0 ? <NothingFound {...props} /> : <DaysFound {...props} />
}

function DaysFound({ content: { source, days, dropped }, onBring, onCancel }: PreviewProps) {
  const { data: tracking } = useQuery(trackingChoices)
  const [fill, setFill] = useState(false)
  const [otherSymptoms, setOtherSymptoms] = useState(false)
  const [factors, setFactors] = useState<string[]>([])

  const others = namesIn(days, 'otherSymptoms').slice(0, NAMES_SHOWN)
  const named = tracking ? namesIn(days, 'factors') : []
  const activities = named.slice(0, FACTORS_SHOWN)
  const free = tracking ? freeFactors(tracking) : 0
  const added = tracking ? factors.filter((name) => knownFactor(name, tracking) === undefined).length : 0

  const toBring = (keys: ReadonlyMap<string, string>) => days.flatMap((day) => toDayToBring(day, { otherSymptoms, factors: keys }) ?? [])
  // In the preview a factor's key is its name.
  const keysShown = new Map(factors.map((name) => [name, name]))
  const shown = toBring(keysShown)
  const notOffered = named.slice(FACTORS_SHOWN).map(([kind, count]): Dropped => ({ kind, reason: 'not-taken', count }))
  const leftOut = [...dropped, ...cutOff(days, { otherSymptoms, factors: keysShown }), ...notOffered]
  const [first, last] = [shown[0]?.date, shown.at(-1)?.date]
  const bringing = useMutation({
    mutationFn: async () => {
      const { keys } = factors.length > 0 && tracking ? await keepFactors(factors, tracking) : { keys: new Map<string, string>() }
      await onBring({ source, fill, days: toBring(keys) })
    },
  })

  return (
    <Card title={t`This is in your file`}>
      <div className={styles['stack']}>
        <p>
          <strong>{SOURCE_NAMES[source]}</strong>
          <br />
          {first && last ? periodWords(shown.length, first, last) : t`Nothing in it can come over as it is. Please choose below.`}
        </p>
        <WhatComesOver counts={factCounts(shown)} />
        {shown.length > 0 && (
          <section className={styles['part']} aria-label={t`A few of your days`}>
            <h3>{t`A few of your days`}</h3>
            <ul className={styles['examples']}>
              {exampleDays(shown, EXAMPLES).map((day) => (
                <li key={day.date}>
                  {exampleWords(
                    day,
                    factors.map((name) => ({ key: name, name })),
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {others.length > 0 && (
          <Switch
            label={t`Keep other symptoms as text`}
            hint={t`Emberwell has no name of its own for these: ${others.map(([name]) => name).join(', ')}. They can go into your calendar in the words of the app.`}
            checked={otherSymptoms}
            onChange={setOtherSymptoms}
          />
        )}
        {activities.length > 0 && (
          <CheckChips
            legend={t`Keep activities as factors of your own?`}
            hint={
              free === 0
                ? t`You have as many factors of your own as there can be. You can only choose those that you have already.`
                : plural(
                    free,
                    t`You can add 1 more. Emberwell then also asks you about it.`,
                    t`You can add up to ${free}. Emberwell then also asks you about them.`,
                  )
            }
            values={factors}
            onChange={setFactors}
            options={activities
              .filter(([name]) => factors.includes(name) || added < free || (tracking && knownFactor(name, tracking) !== undefined))
              .map(([name, times]) => ({ value: name, label: `${name} (${numberWords(times)})` }))}
          />
        )}
        <Switch
          label={t`Fill in what is missing on days you wrote about here`}
          hint={t`What you wrote here is never changed. With this on, only questions without an answer are filled in.`}
          checked={fill}
          onChange={setFill}
        />
        <LeftOut dropped={leftOut} />
        {bringing.error && <SaveFailure error={bringing.error} />}
        <div className={styles['ways']}>
          <Button disabled={shown.length === 0} busy={bringing.isPending} onClick={() => bringing.mutate()}>
            {t`Bring over ${daysWords(shown.length)}`}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t`Choose another file`}
          </Button>
        </div>
        <p className={styles['quiet']}>{t`You can undo this for 30 days.`}</p>
      </div>
    </Card>
  )
}
