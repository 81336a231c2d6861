import { Card } from '../../../../kit/web/ui/Card.tsx'
import { Rich } from '../../../../kit/web/ui/Rich.tsx'
import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'

const PARTS = {
  time: (words: string) => <span>{words}</span>,
}

/** The two prices. */
export function Prices() {
  return (
    <section className={styles.block} aria-labelledby="prices">
      <h2 id="prices" className={styles.heading}>{t`Simple prices`}</h2>
      <div className={styles.prices}>
        <Card title={t`Monthly`} level={3}>
          <p className={styles.price}>
            <Rich text={t`$9<time>/month</time>`} parts={PARTS} />
          </p>
          <p>{t`Stay as long as it helps.`}</p>
        </Card>
        <Card title={t`Yearly`} level={3} tone="gold">
          <p className={styles.price}>
            <Rich text={t`$99<time>/year</time>`} parts={PARTS} />
          </p>
          <p>{t`Nine dollars less than twelve single months.`}</p>
        </Card>
        <p className={styles.free}>{t`Nothing is charged yet. This version takes no payment and asks for no card.`}</p>
      </div>
    </section>
  )
}
