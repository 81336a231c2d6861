import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'
import { Vignette, type VignetteKind } from './Vignette.tsx'

const ROOMS: readonly { art: VignetteKind; title: string; words: string }[] = [
  {
    art: 'day',
    title: 'Soft Log',
    words: t`Your day in five minutes: mood, sleep, energy, heat. Once a week, the Deep Log has room for more.`,
  },
  { art: 'moon', title: t`Flow Calendar`, words: t`Note your flow, or a day without. Gaps are just days you didn’t log.` },
  { art: 'tides', title: 'EmberTides', words: t`Show how you are with a touch: an ember for energy, a sky for focus, water for tension.` },
  {
    art: 'trends',
    title: t`Trends`,
    words: t`A week, a month or a year, first in words, then as a picture. To look at, or to print for your doctor.`,
  },
  {
    art: 'bell',
    title: t`Reminders`,
    words: t`At your own time of day. Discreet, unless you choose otherwise: the screen does not say what it is about.`,
  },
  { art: 'compass', title: 'Compass', words: t`A page for the partner you invite: ways to help, and never your notes.` },
]

/** Cards of the features that exist today. */
export function FeatureCards() {
  return (
    <section className={styles.block} aria-labelledby="rooms">
      <h2 id="rooms" className={styles.heading}>{t`One calm place for it all`}</h2>
      <ul className={styles.rooms}>
        {ROOMS.map(({ art, title, words }) => (
          <li key={title}>
            <Vignette kind={art} />
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
