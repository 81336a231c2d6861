import { type ReactNode, useId } from 'react'
import { Group } from './Group.tsx'
import styles from './MoodFaces.module.css'

/** From the hardest (1) to the brightest (5). */
export type Mood = 1 | 2 | 3 | 4 | 5

const MOODS: readonly Mood[] = [1, 2, 3, 4, 5]

/** Eyes and mouth of each mood on a disc of 48. */
const FEATURES: Record<Mood, string> = {
  1: 'M13.5 17.5l6.5 2.6M34.5 17.5l-6.5 2.6M16 34.5q8-8 16 0',
  2: 'M17.5 19v2.4M30.5 19v2.4M17 33.5q7-4.6 14 0',
  3: 'M17.5 19v2.4M30.5 19v2.4M17 32h14',
  4: 'M17.5 18.4v2.4M30.5 18.4v2.4M16 29.5q8 7 16 0',
  5: 'M13.6 21q3.4-4.6 6.8 0M27.6 21q3.4-4.6 6.8 0M15 28.5q9 11 18 0',
}

/** One drawn face: a disc from slate-blue to ember. Silent; the word beside it speaks. */
export function MoodFace({ mood, size = 44 }: { mood: Mood; size?: number | undefined }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={styles.face} data-mood={mood} aria-hidden="true">
      <circle cx="24" cy="24" r="23" className={styles.disc} />
      <path d={FEATURES[mood]} className={styles.features} />
    </svg>
  )
}

type MoodFacesProps = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  /** Five words, from the hardest to the brightest. */
  labels: readonly string[]
  value: number | undefined
  onChange: (mood: Mood) => void
  error?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}

/** How she feels, in one tap: five faces with their words. */
export function MoodFaces({ labels, value, onChange, ...words }: MoodFacesProps) {
  const name = useId()
  return (
    <Group role="radiogroup" {...words}>
      <div className={styles.faces}>
        {MOODS.map((mood) => (
          <label key={mood} className={styles.choice}>
            <input type="radio" name={name} value={mood} checked={mood === value} onChange={() => onChange(mood)} />
            <MoodFace mood={mood} />
            <span>{labels[mood - 1]}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}
