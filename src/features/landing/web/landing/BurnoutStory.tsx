import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'

/** A burnout story, plainly labelled as made up (spec §1). */
export function BurnoutStory() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={styles.told}>
        <p className={styles.label}>{t`An example, not a real person`}</p>
        <h2 id="story" className={styles.heading}>{t`“I thought I was burning out”`}</h2>
        <p>{t`Elena is 47. She wakes at three, soaked, and lies there doing sums: five hours left, four, three. At work she loses words in the middle of a sentence. At home she snaps, and is sorry. She thinks it is the job. She thinks it is her.`}</p>
        <p>{t`Then she writes down a few weeks: nights, heat, mood, sleep. The hard days tend to follow the hot nights. It does not mean one causes the other. But now she has something to show her doctor, and one thing less to blame herself for.`}</p>
      </div>
      <Weeks />
    </section>
  )
}

/** Hot flashes a night and mood a day over four weeks of the example. */
const NIGHTS = [1, 0, 2, 4, 5, 3, 1, 0, 1, 3, 5, 4, 2, 1, 0, 1, 2, 4, 5, 5, 3, 1, 0, 0, 2, 3, 4, 2]

function Weeks() {
  const moods = NIGHTS.map((_none, day) => [6 + day * 11.55, 66 + (NIGHTS[Math.max(0, day - 1)] ?? 0) * 12] as const)
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
      <figcaption>{t`Four weeks of the example. Ember dots: hot flashes at night. The line: mood on the day after.`}</figcaption>
    </figure>
  )
}
