import styles from '../LandingPage.module.css'

/** A burnout story and a talk with Lara, both plainly labelled as made up. */
export function ExampleStory() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={styles.told}>
        <p className={styles.label}>An example, not a real person</p>
        <h2 id="story" className={styles.heading}>
          “I thought I was burning out”
        </h2>
        <p>
          Elena is 47. She wakes at three, soaked, and lies there doing sums: five hours left, four, three. At work she loses words in the
          middle of a sentence. At home she snaps, and is sorry. She thinks it is the job. She thinks it is her.
        </p>
        <p>
          Then she writes down a few weeks: nights, heat, mood, sleep. The hard days tend to follow the hot nights. It does not mean one
          causes the other. But now she has something to show her doctor, and one thing less to blame herself for.
        </p>
      </div>
      <figure className={styles.talk}>
        <figcaption className={styles.label}>How a talk with Lara will sound. She is not here yet.</figcaption>
        <p className={styles.hers}>Woke up at 3 again, soaked. I am so tired of this.</p>
        <p className={styles.laras}>
          That sounds wearing, and it is not your fault. Would you like to look at your last seven nights together, or first take three slow
          breaths?
        </p>
      </figure>
    </section>
  )
}
