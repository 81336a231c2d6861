import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { type DraftKey, keepDraft, settleDrafts } from '../../../kit/web/drafts.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { language as pageLanguage, LANGUAGE_NAMES, t } from '../../../kit/words.ts'
import type { Instrument, NewCheckin } from '../contract.ts'
import { formOf, isDangerItem, itemCount, questionnaireOf } from '../rules/forms.ts'
import type { Run } from '../rules/schedule.ts'
import styles from './Checkins.module.css'
import { SelfHarmCard } from './LazyHelp.tsx'
import type { Begun, Given } from './run-draft.ts'
import { RUN_NAMES } from './run-names.ts'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { type Saved, saveCheckins } from './save-checkins.ts'

const NOT_SAVED = t`This could not be saved. Please try again.`

type QuestionsProps = {
  run: Run
  instruments: readonly Instrument[]
  begun: Begun
  draft: DraftKey
  /** Called with what was saved. */
  onDone: (checkins: readonly NewCheckin[], saved: Saved) => void
  /** Called when she stops; her answers so far stay in the draft. */
  onStop: () => void
}

/** What the answers of one run are on the wire. */
function toCheckins(instruments: readonly Instrument[], { answers, language }: Begun): NewCheckin[] {
  let first = 0
  const at = new Date().toISOString()
  return instruments.map((instrument) => {
    const own = answers.slice(first, (first += itemCount(instrument)))
    const form_version = formOf(instrument, language)?.version ?? 1
    return { instrument, language, form_version, answers: own.map((given) => (typeof given === 'number' ? given : null)), at }
  })
}

/** One question a screen, in the words of the questionnaire. Nothing is chosen beforehand; every step can be undone. */
export function Questions({ run, instruments, begun, draft, onDone, onStop }: QuestionsProps) {
  const [{ answers, at }, setState] = useState<Pick<Begun, 'answers' | 'at'>>(begun)
  const [isMissing, setIsMissing] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const { language } = begun

  useLayoutEffect(() => {
    // Each question replaces the one before it: the focus follows, so that a screen reader reads it.
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [at])

  const places = instruments.flatMap((instrument) => Array.from({ length: itemCount(instrument) }, (_, item) => ({ instrument, item })))
  const place = places[at]
  const form = place && formOf(place.instrument, language)
  if (!place || !form) return null
  const given = answers[at] ?? null
  const isLast = at === places.length - 1
  const { maySkip } = questionnaireOf(place.instrument)

  const keep = (next: Pick<Begun, 'answers' | 'at'>) => {
    setState(next)
    setIsMissing(false)
    keepDraft(draft, { ...next, language })
  }
  const answered = (value: Given) => answers.map((one, index) => (index === at ? value : one))

  const finish = async (all: readonly Given[]) => {
    setIsSaving(true)
    const checkins = toCheckins(instruments, { answers: all, at, language })
    try {
      onDone(checkins, await saveCheckins(checkins, draft.day, draft))
    } catch (error) {
      setIsSaving(false)
      toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : NOT_SAVED })
    }
  }
  const goOn = (all: readonly Given[]) => {
    if (isLast) void finish(all)
    else keep({ answers: all, at: at + 1 })
  }
  const isAnyAnswered = answers.some((one) => typeof one === 'number')

  return (
    <PageFrame isNarrow>
      <h1 className={styles.small}>{RUN_NAMES[run].title}</h1>
      <Progress label={t`Question ${at + 1} of ${places.length}`} value={at + 1} max={places.length} />
      <Card as="div">
        <div className={styles.question}>
          <div lang={language}>
            <p className={styles.lead}>{form.lead}</p>
            <RadioCards
              key={at}
              legend={
                <h2 ref={heading} tabIndex={-1} className={styles.item}>
                  {form.items[place.item]}
                </h2>
              }
              value={typeof given === 'number' ? given : undefined}
              onChange={(value) => keep({ answers: answered(value), at })}
              options={form.answers.map((label, value) => ({ value, label }))}
              error={isMissing && <span lang={pageLanguage()}>{t`Please choose an answer`}</span>}
            />
          </div>
          <div aria-live="polite">
            {isDangerItem(place.instrument, place.item) && typeof given === 'number' && given > 0 && (
              <Suspense>
                <SelfHarmCard last={t`You can go on with the questions or stop here. Nobody is told.`} />
              </Suspense>
            )}
          </div>
          <div className={styles.ways}>
            <Button
              variant="filled"
              busy={isSaving}
              busyLabel={t`Saving...`}
              onClick={() => (given === null ? setIsMissing(true) : goOn(answers))}
            >
              {isLast ? t`Save and see the result` : t`Next`}
            </Button>
            {at > 0 && (
              <Button variant="outline" onClick={() => keep({ answers, at: at - 1 })}>
                {t`Back`}
              </Button>
            )}
            {maySkip && (isAnyAnswered || !isLast) && (
              <Button variant="quiet" onClick={() => goOn(answered('left out'))}>
                {t`Leave this one out`}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <div>
        <Button variant="quiet" onClick={() => void settleDrafts().then(onStop)}>
          {t`Stop here`}
        </Button>
        <p className={styles.quiet}>{t`Your answers so far stay on this device, encrypted. You can go on later.`}</p>
      </div>
      <p className={styles.source} lang={language}>
        {form.attribution}
      </p>
      {language !== pageLanguage() && (
        <p className={styles.source}>{t`The questions are in this language: ${LANGUAGE_NAMES[language]}.`}</p>
      )}
    </PageFrame>
  )
}
