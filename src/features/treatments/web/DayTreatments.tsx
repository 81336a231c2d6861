import { useLocation } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import { useEffect, useRef, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { RevealButton } from '../../../kit/web/ui/RevealButton.tsx'
import { t } from '../../../kit/words.ts'
import { DOSES_HASH } from '../../reminders/rules/notice-words.ts'
import { PLACE_MAX } from '../contract.ts'
import type { DayDose } from '../rules/day-doses.ts'
import { changesIn } from '../rules/phases.ts'
import { changeWords } from '../rules/treatment-words.ts'
import { DoseList } from './DoseList.tsx'
import styles from './Doses.module.css'
import { useAreNamesCovered } from './queries.ts'
import { useDayDoses } from './use-day-doses.ts'

/** Where a patch was put, saved when she leaves the field. */
function PatchPlace({ dose, onPlace }: { dose: DayDose; onPlace: (place: string) => void }) {
  return (
    <Field
      label={t`Where did you put ${dose.treatment.name}?`}
      hint={t`If you’d like to remember it, for example: left hip`}
      optional
      className={styles.place}
      defaultValue={dose.place ?? ''}
      maxLength={PLACE_MAX}
      onBlur={(event) => {
        const place = event.target.value.trim()
        if (place !== (dose.place ?? '')) onPlace(place)
      }}
    />
  )
}

/** What she took on a day, and what changed; nothing on a day without either. */
export function DayTreatments({ day }: { day: LocalDate }) {
  const [isShown, setIsShown] = useState(false)
  const areNamesCovered = useAreNamesCovered()
  const isCovered = areNamesCovered && !isShown
  const { doses, treatments, note } = useDayDoses(day, isShown)
  const changes = changesIn(treatments, day, day)
  const box = useRef<HTMLDivElement>(null)
  // A reminder leads here: the doses may be below a long day.
  const isAskedFor = useLocation({ select: ({ hash }) => hash === DOSES_HASH }) && doses.length > 0
  useEffect(() => {
    if (!isAskedFor) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [isAskedFor])
  if (doses.length === 0 && changes.length === 0) return null
  const patches = doses.filter(
    ({ treatment: { form }, state }) => !isCovered && form === 'patch' && (state === 'taken' || state === 'late'),
  )
  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      <Card
        title={t`Treatments`}
        action={areNamesCovered && <RevealButton what={t`the names of your treatments`} isShown={isShown} onShow={setIsShown} />}
      >
        {changes.length > 0 && (
          <ul className={styles.changes} aria-label={t`Changes on this day`}>
            {changes.map((change) => (
              <li key={change.treatment.id}>
                <Flag aria-hidden="true" />
                {changeWords(change)}
              </li>
            ))}
          </ul>
        )}
        {doses.length > 0 && <DoseList day={day} doses={doses} onAnswer={note} />}
        {patches.map((dose) => (
          <PatchPlace key={`${dose.treatment.id} ${dose.slot}`} dose={dose} onPlace={(place) => note(dose, dose.state ?? 'taken', place)} />
        ))}
      </Card>
    </div>
  )
}
