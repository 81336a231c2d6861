import { type ReactNode, useId } from 'react'
import { FACES } from './faces.ts'
import { Group } from './Group.tsx'
import styles from './MoodFaces.module.css'

/** From the worst (1) to the best (5). */
export type Mood = 1 | 2 | 3 | 4 | 5

const MOODS: readonly Mood[] = [1, 2, 3, 4, 5]

/**
 * One face, from slate blue to ember. `mood` is 0.5 to 5 in halves, so that a rating of 1 to 10 has ten faces; other
 * values are rounded and clamped. Hidden from screen readers; the label beside it is read.
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
  /** Five labels, from the worst to the best. */
  labels: readonly string[]
  value: number | undefined
  onChange: (mood: Mood) => void
  /** Less space around the faces. */
  isCompact?: boolean | undefined
  error?: ReactNode
  className?: string | undefined
}

/** A mood chosen with one tap: five faces with labels. */
export function MoodFaces({ labels, value, onChange, isCompact = false, ...words }: MoodFacesProps) {
  const name = useId()
  return (
    <Group role="radiogroup" {...words}>
      <div className={styles.faces} data-compact={isCompact}>
        {MOODS.map((mood) => (
          <label key={mood} className={styles.choice}>
            <input type="radio" name={name} value={mood} checked={mood === value} onChange={() => onChange(mood)} />
            <MoodFace mood={mood} size={isCompact ? 40 : undefined} />
            <span>{labels[mood - 1]}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}
