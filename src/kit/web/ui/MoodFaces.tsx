import { type ReactNode, useId } from 'react'
import { FACES } from './faces.ts'
import { Group } from './Group.tsx'
import styles from './MoodFaces.module.css'

/** From the hardest (1) to the brightest (5). */
export type Mood = 1 | 2 | 3 | 4 | 5

const MOODS: readonly Mood[] = [1, 2, 3, 4, 5]

/**
 * One drawn face: a disc from slate-blue to ember. `mood` is from 0.5 to 5 in halves, so a rating of 1 to 10 has ten faces; what lies between or
 * beyond takes the nearest. Silent; the word beside it speaks.
 */
export function MoodFace({ mood, size = 44 }: { mood: number; size?: number | undefined }) {
  const step = Math.min(FACES.length, Math.max(1, Math.round(mood * 2)))
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={styles.face} data-mood={Math.round(step / 2)} aria-hidden="true">
      <circle cx="24" cy="24" r="23" className={styles.disc} />
      <path d={FACES[step - 1]} className={styles.features} />
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
