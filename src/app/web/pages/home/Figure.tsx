import type { LucideIcon } from 'lucide-react'
import Flame from 'lucide-react/icons/flame'
import Moon from 'lucide-react/icons/moon'
import Smile from 'lucide-react/icons/smile'
import Zap from 'lucide-react/icons/zap'
import { MOOD_STEP, moodName } from '../../../../features/logs/rules/mood-scale.ts'
import { MoodFace } from '../../../../kit/web/ui/MoodFaces.tsx'
import { numberWords, plural, t } from '../../../../kit/words.ts'
import type { Question } from './DayQuestions.tsx'
import styles from './Figure.module.css'

/** The four figures on the wire: mood and energy 1 to 10, hours of sleep, number of hot flashes; null is unknown. */
export type Figures = Readonly<Record<Question, number | null | undefined>>

type Words = { label: string; icon: LucideIcon; value: (figure: number) => string; unit: (figure: number) => string }

const WORDS: Record<Question, Words> = {
  mood: { label: t`Today's Mood`, icon: Smile, value: (mood) => `${mood}/10`, unit: moodName },
  energy: { label: t`Energy Level`, icon: Zap, value: (energy) => `${energy}/10`, unit: () => '' },
  hours: {
    label: t`Sleep Last Night`,
    icon: Moon,
    value: (hours) => numberWords(hours),
    unit: (hours) => plural(hours, t`hour`, t`hours`),
  },
  flashes: { label: t`Hot Flashes`, icon: Flame, value: String, unit: () => '' },
}

/** The order of the four figures (docs/product.md, Home). */
export const FIGURES = ['mood', 'energy', 'hours', 'flashes'] as const satisfies readonly Question[]

type FigureProps = {
  kind: Question
  value: number | null | undefined
  /** Words instead of a missing value. */
  emptyText?: string | undefined
  /** Where a figure that is not of today's log comes from. */
  from?: string | undefined
}

/** One of the four figures of the specification: label, number, unit and what it is of. */
export function Figure({ kind, value, emptyText = t`Not logged`, from }: FigureProps) {
  const { label, icon: Icon, value: numeral, unit } = WORDS[kind]
  const isEmpty = value === null || value === undefined
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.icon} data-kind={kind}>
        {kind === 'mood' && !isEmpty ? <MoodFace mood={value / MOOD_STEP} size={26} /> : <Icon aria-hidden="true" />}
      </span>
      {isEmpty ? (
        <span className={styles.note}>{emptyText}</span>
      ) : (
        <span className={styles.line}>
          <span className={styles.number}>{numeral(value)}</span> <span className={styles.note}>{unit(value)}</span>
        </span>
      )}
      {!isEmpty && from && <span className={styles.note}>{from}</span>}
    </>
  )
}
