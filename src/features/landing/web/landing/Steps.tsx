import styles from '../LandingPage.module.css'

const STEPS = [
  { title: 'Make it yours', words: 'Seven short steps, one question at a time. You can change any answer later.' },
  { title: 'Note your day', words: 'Choose what matters to you and tap what is true. Go with your first thought.' },
  { title: 'See your days', words: 'Your week in plain words. Gaps are days without a note, and that is fine.' },
  {
    title: 'Keep it, or share it',
    words: 'Nothing leaves your account. Sharing with a partner is on its way, and it will start with you.',
  },
] as const

/** How it works, in four steps (spec §1). */
export function Steps() {
  return (
    <section className={styles.block} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        How it works
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, words }, index) => (
          <li key={title}>
            <span className={styles.step} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
