import { Card } from '../../../../kit/web/ui/Card.tsx'
import styles from '../LandingPage.module.css'

/** The two prices (spec §9). */
export function Prices() {
  return (
    <section className={styles.block} aria-labelledby="prices">
      <h2 id="prices" className={styles.heading}>
        Simple prices
      </h2>
      <div className={styles.prices}>
        <Card title="Monthly" level={3}>
          <p className={styles.price}>
            $9<span>/month</span>
          </p>
          <p>Stay as long as it helps.</p>
        </Card>
        <Card title="Yearly" level={3} tone="gold">
          <p className={styles.price}>
            $99<span>/year</span>
          </p>
          <p>Nine dollars less than twelve single months.</p>
        </Card>
        <p className={styles.free}>Nothing is charged yet. This version takes no payment and asks for no card.</p>
      </div>
    </section>
  )
}
