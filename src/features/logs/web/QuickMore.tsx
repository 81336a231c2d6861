import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { NOTE_MAX } from '../contract.ts'
import { dayQuestions } from '../rules/day-questions.ts'
import { NOTE_LONG, type QuickForm } from '../rules/quick.ts'
import styles from './Log.module.css'
import type { QuestionProps } from './log-form-spec.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { NOTE_WORDS } from './quick-questions.ts'
import { TrackedQuestions } from './TrackedQuestions.tsx'

type MoreProps = Pick<QuestionProps<string, QuickForm>, 'isToday' | 'form' | 'onChange'>

function Note({ isToday, form, onChange }: MoreProps) {
  return (
    <QuestionCard category="note" words={NOTE_WORDS} hasAnswer={Boolean(form.note)} onClear={() => onChange({ note: undefined })}>
      <TextArea
        label={dayQuestions(isToday).note}
        optional
        rows={2}
        maxLength={NOTE_MAX}
        value={form.note ?? ''}
        error={(form.note?.length ?? 0) > NOTE_MAX ? NOTE_LONG() : undefined}
        className={styles.oneLine}
        onChange={(event) => onChange({ note: event.target.value || undefined })}
      />
    </QuestionCard>
  )
}

/** What comes after the eight categories: the symptoms and factors she tracks, and a line of her own. */
export function QuickMore(props: MoreProps) {
  return (
    <>
      <TrackedQuestions {...props} />
      <Note {...props} />
    </>
  )
}
