import Eye from 'lucide-react/icons/eye'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { t } from '../../../kit/words.ts'
import styles from './Partner.module.css'

const BENEFITS = [
  {
    icon: HeartHandshake,
    title: t`Support that fits`,
    words: t`He gets ideas, tries them, and learns over the weeks which kind does you good.`,
  },
  {
    icon: LockKeyhole,
    title: t`Your notes stay yours`,
    words: t`Nothing you log, mark or say to Lara can reach him. There is a wall, and it has no door.`,
  },
  {
    icon: KeyRound,
    title: t`You hold the key`,
    words: t`You choose every word he reads. You can unlink at any moment, and he is told nothing.`,
  },
] as const

/** Three cards: the benefits of inviting a partner. */
export function Benefits() {
  return (
    <ul className={styles.benefits} aria-label={t`What it gives you`}>
      {BENEFITS.map(({ icon: Icon, title, words }) => (
        <li key={title}>
          <Card as="div" className={styles.benefit}>
            <Icon aria-hidden="true" />
            <h2>{title}</h2>
            <p>{words}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const SEES = [
  t`your first name`,
  t`what he noted himself that he did for you`,
  t`general ideas for support`,
  t`the words you write to him, until they end or you take them back`,
  t`how each kind of support was taken: sums over whole weeks, from three answers on, never a day (if all answers of a week are the same, that tells him each of them)`,
]

const NEVER = [
  t`your logs, symptoms, moods, calendar, EmberTides or reminders`,
  t`anything you write to Lara, or Lara to you`,
  t`which answer you gave to what, as long as your answers of a week differ, or when you gave it`,
  t`when you were here, or whether you read something`,
]

/** What the partner sees and never sees: the product's privacy statement (docs/product.md, section 13). */
export function WhatHeSees({ isWide = false }: { isWide?: boolean }) {
  return (
    <Card
      tone="tide"
      title={
        <>
          <Eye aria-hidden="true" className={styles.sign} /> {t`What he sees, and what he never will`}
        </>
      }
    >
      <div className={styles.fields}>
        <p>
          {t`Compass collects your partner’s actions, suggestions and high-level feedback (receptive, neutral or withdrawn). It never collects your symptoms, moods, private information or specific conversations.`}
        </p>
        <div className={classNames(styles.lists, isWide && styles.wide)}>
          <section>
            <h3>{t`He sees`}</h3>
            <ul>
              {SEES.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{t`He never sees`}</h3>
            <ul>
              {NEVER.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Card>
  )
}
