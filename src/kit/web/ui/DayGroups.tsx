import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayWords } from '../../day-words.ts'
import type { LocalDate } from '../../local-date.ts'
import { dayPath } from '../day-path.ts'
import styles from './DayGroups.module.css'
import { Disclosure } from './Disclosure.tsx'

/** Days with what was noted on each, in words; empty for a day without. */
export type DayGroup = { readonly label: string; readonly rows: readonly { readonly day: LocalDate; readonly words: string }[] }

/** Groups of days below `name`, listed once she opens them; each day links to its page. */
export function DayGroups({ name, groups }: { name: string; groups: readonly DayGroup[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.days}>
      <Disclosure name={name} onToggle={setIsOpen}>
        {isOpen &&
          groups.map(({ label, rows }) => (
            <div key={label} className={styles.group}>
              <h3>{label}</h3>
              <ul>
                {rows.map(({ day, words }, place) => (
                  // The index is part of the key because several taps of a day may have equal texts.
                  <li key={`${day} ${place}`}>
                    <Link {...dayPath(day)}>{dayWords(day, 'weekdayDay')}</Link>
                    {words && `: ${words}`}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </Disclosure>
    </div>
  )
}
