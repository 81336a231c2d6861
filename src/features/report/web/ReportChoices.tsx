import { Link } from '@tanstack/react-router'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { plural, t } from '../../../kit/words.ts'
import { PERIODS, QUESTION_MAX, QUESTIONS_MAX, REASON_MAX, type ReportOffers, type ReportRequest, SECTIONS } from '../contract.ts'
import { backgroundLabel } from '../rules/background-text.ts'
import styles from './Report.module.css'
import { SECTION_GROUPS, SECTION_LABELS } from './report-labels.ts'

type PartProps = { choices: ReportRequest; change: (part: Partial<ReportRequest>) => void }

function InHerWords({ choices: { reason, questions }, change }: PartProps) {
  const setQuestion = (place: number, words: string) =>
    change({ questions: Array.from({ length: QUESTIONS_MAX }, (_, at) => (at === place ? words : (questions[at] ?? ''))) })
  return (
    <Card title={t`In your words`}>
      <div className={styles.fields}>
        <TextArea
          label={t`Why I am here`}
          optional
          hint={t`At most ${REASON_MAX} characters. It goes at the top.`}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {Array.from({ length: QUESTIONS_MAX }, (_, place) => (
          <Field
            key={place}
            label={t`Question ${place + 1}`}
            optional
            maxLength={QUESTION_MAX}
            value={questions[place] ?? ''}
            onChange={(event) => setQuestion(place, event.target.value)}
          />
        ))}
      </div>
    </Card>
  )
}

function Sections({ choices: { sections }, change }: PartProps) {
  return (
    <Card title={t`What is in it`}>
      <div className={styles.fields}>
        {SECTION_GROUPS.map((group) => (
          <CheckChips
            key={group.legend}
            legend={group.legend}
            values={sections.filter((one) => group.sections.includes(one))}
            onChange={(values) =>
              change({ sections: SECTIONS.filter((one) => (group.sections.includes(one) ? values.includes(one) : sections.includes(one))) })
            }
            options={group.sections.map((value) => ({ value, label: SECTION_LABELS[value] }))}
          />
        ))}
        <p
          className={styles.quiet}
        >{t`Your chat, journal, one-line notes and EmberTides are never in it, nor anything about your partner.`}</p>
      </div>
    </Card>
  )
}

function OnlyIfTicked({ choices, change, offers }: PartProps & { offers: ReportOffers }) {
  const { screening, item_9: hasItem9, background } = choices
  const names = { phq: t`Mood (PHQ)`, gad: t`Anxiety (GAD)` }
  return (
    <Card title={t`Only what you tick`}>
      <div className={styles.fields}>
        {offers.screening.length > 0 && (
          <CheckChips
            legend={t`Questionnaires about mood and anxiety`}
            hint={t`Their totals and dates of the last 12 months.`}
            values={screening.filter((one) => offers.screening.includes(one))}
            onChange={(values) => change({ screening: values, ...(!values.includes('phq') && { item_9: false }) })}
            options={offers.screening.map((value) => ({ value, label: names[value] }))}
          />
        )}
        {offers.has_item_9 && screening.includes('phq') && (
          <Switch
            label={t`Also my answer about thoughts of death`}
            hint={t`Left out unless you turn this on.`}
            checked={hasItem9}
            onChange={(isOn) => change({ item_9: isOn })}
          />
        )}
        {offers.background.length > 0 && (
          <CheckChips
            legend={t`About my body`}
            values={background.filter((one) => offers.background.includes(one))}
            onChange={(values) => change({ background: values })}
            options={offers.background.map((value) => ({ value, label: backgroundLabel(value) }))}
          />
        )}
        <p className={styles.quiet}>
          {offers.background.length > 0
            ? t`Doctors often ask about the womb, contraception and earlier illnesses.`
            : t`Doctors often ask about the womb, contraception and earlier illnesses. You can note them once and tick here what to show.`}{' '}
          <Link to="/settings" search={{ tab: 'body' }}>
            {t`Open “About my body”`}
          </Link>
        </p>
      </div>
    </Card>
  )
}

function Form({ choices: { months, name, paper }, change, offers }: PartProps & { offers: ReportOffers }) {
  return (
    <Disclosure name={t`Time, name and paper`}>
      <div className={styles.fields}>
        <Segments
          legend={t`Time covered`}
          hint={t`Bleeding is always shown for 12 months.`}
          value={months}
          onChange={(value) => change({ months: value })}
          options={PERIODS.map((value) => ({ value, label: plural(value, t`${value} month`, t`${value} months`) }))}
        />
        <Segments
          legend={t`My name on it`}
          value={name}
          onChange={(value) => change({ name: value })}
          options={[
            { value: 'full', label: t`Full name` },
            { value: 'initials', label: t`Initials` },
            { value: 'none', label: t`No name` },
          ]}
        />
        <Segments
          legend={t`Paper`}
          value={paper ?? offers.paper}
          onChange={(value) => change({ paper: value })}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: t`Letter` },
          ]}
        />
      </div>
    </Disclosure>
  )
}

type ReportChoicesProps = PartProps & { offers: ReportOffers; busy: boolean; onSee: () => void }

/** What she puts into the report: her words, the sections, and what is only shown when ticked. */
export function ReportChoices({ choices, change, offers, busy, onSee }: ReportChoicesProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSee()
      }}
    >
      <InHerWords choices={choices} change={change} />
      <Sections choices={choices} change={change} />
      <OnlyIfTicked choices={choices} change={change} offers={offers} />
      <Form choices={choices} change={change} offers={offers} />
      <Button variant="filled" type="submit" busy={busy} busyLabel={t`Putting it together...`}>
        {t`See the report`}
      </Button>
    </form>
  )
}
