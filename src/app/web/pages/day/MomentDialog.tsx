import { useState } from 'react'
import type { MomentKind } from '../../../../features/moments/contract.ts'
import type { DayMoment } from '../../../../features/moments/rules/day-moments.ts'
import { MOMENT_MOODS } from '../../../../features/moments/rules/moment-moods.ts'
import { Strength } from '../../../../features/moments/web/Strength.tsx'
import type { MomentValues } from '../../../../features/moments/web/use-moment-editing.ts'
import { wallWords } from '../../../../features/reminders/rules/wall-clock.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import { type LocalDate, localDateAt } from '../../../../kit/local-date.ts'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../../kit/web/ui/Dialog.tsx'
import { Field } from '../../../../kit/web/ui/Field.tsx'
import { MoodFaces } from '../../../../kit/web/ui/MoodFaces.tsx'
import { t } from '../../../../kit/words.ts'
import { momentAt } from './moment-time.ts'

type MomentDialogProps = {
  kind: MomentKind
  day: LocalDate
  timezone: string
  /** The moment to change; undefined for a new one. */
  moment: DayMoment | undefined
  onSave: (values: MomentValues) => void
  onClose: () => void
}

const KIND_WORDS: Record<MomentKind, string> = { hot_flash: t`Hot flash`, night_sweat: t`Night sweat`, mood: t`Mood` }

function startTime(moment: DayMoment | undefined, day: LocalDate, timezone: string): string {
  const now = Date.now()
  if (moment) return wallWords(moment.at, timezone).slice(11)
  return localDateAt(now, timezone) === day ? wallWords(now, timezone).slice(11) : ''
}

/** Dialog for the time of a moment, and its strength or mood. A new one of today begins with the time that it is. */
export function MomentDialog({ kind, day, timezone, moment, onSave, onClose }: MomentDialogProps) {
  const [time, setTime] = useState(() => startTime(moment, day, timezone))
  const [value, setValue] = useState(moment?.value)
  const [problems, setProblems] = useState<{ time?: string; mood?: string }>({})

  const save = () => {
    const found = momentAt(day, time, { timezone, now: Date.now(), before: moment?.at })
    const mood = kind === 'mood' && value === undefined ? t`Please choose a face` : undefined
    if ('problem' in found || mood) {
      setProblems({ ...('problem' in found && { time: found.problem }), ...(mood && { mood }) })
      return
    }
    onSave({ at: found.at, value })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${KIND_WORDS[kind]} · ${dayWords(day, 'short')}`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="filled" onClick={save}>
            {t`Save`}
          </Button>
        </>
      }
    >
      {kind === 'mood' && (
        <MoodFaces legend={t`How were you?`} labels={MOMENT_MOODS} value={value} onChange={setValue} error={problems.mood} />
      )}
      <Field
        label={t`At what time?`}
        hint={t`A guess is fine.`}
        type="time"
        value={time}
        error={problems.time}
        onChange={(event) => setTime(event.target.value)}
      />
      {kind !== 'mood' && <Strength kind={kind} value={value} onChange={setValue} />}
    </Dialog>
  )
}
