import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'

/** An example story about burnout, labelled as made up. */
export function BurnoutStory() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={styles.storyText}>
        <p className={styles.label}>{t`An example, not a real person`}</p>
        <h2 id="story" className={styles.heading}>{t`“I thought I was burning out”`}</h2>
        <p>{t`Elena is 47. She wakes at three, soaked, and lies there doing sums: five hours left, four, three. At work she loses words in the middle of a sentence. At home she snaps, and is sorry. She thinks it is the job. She thinks it is her.`}</p>
        <p>{t`Then she writes down a few weeks: nights, heat, mood, sleep. It does not tell her why. But now she can see that it is real, she has something to show her doctor, and one thing less to blame herself for.`}</p>
      </div>
      <Weeks />
    </section>
  )
}

/** Example data over four weeks: hot flashes per night. */
const NIGHTS = [1, 0, 2, 4, 5, 3, 1, 0, 1, 3, 5, 4, 2, 1, 0, 1, 2, 4, 5, 5, 3, 1, 0, 0, 2, 3, 4, 2]
/** Mood per day, 1 to 10; independent of the nights, as the chart must not suggest a correlation. */
const MOODS = [6, 7, 5, 6, 4, 6, 7, 5, 4, 5, 6, 7, 6, 4, 5, 7, 6, 6, 5, 7, 4, 5, 6, 7, 5, 4, 6, 6]

function Weeks() {
  const moods = MOODS.map((mood, day) => [6 + day * 11.55, 186 - mood * 16] as const)
  return (
    <figure className={styles.weeks}>
      <svg viewBox="0 50 324 148" aria-hidden="true" className={styles.weeksArt}>
        {NIGHTS.map((count, day) =>
          Array.from({ length: count }, (_none, place) => (
            <circle
              key={`${day} ${place}`}
              cx={6 + day * 11.55}
              cy={190 - place * 11}
              r="4.4"
              fill="var(--ember)"
              opacity={0.95 - place * 0.1}
            />
          )),
        )}
        <polyline
          points={moods.map((point) => point.join(' ')).join(' ')}
          fill="none"
          stroke="var(--tide)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
      <figcaption>{t`Four weeks of the example. Ember dots: hot flashes at night. The line: mood each day.`}</figcaption>
    </figure>
  )
}
