import { Link } from '@tanstack/react-router'
import type { LocalDate } from '../../../kit/local-date.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { OFFER_DAYS } from '../rules/mood-offer.ts'
import styles from './Checkins.module.css'

/** Offers the short questions about mood and worry after many days with a low mood. "Not now" lasts two weeks. */
export function MoodOffer({ lowDays, today }: { lowDays: number; today: LocalDate }) {
  const toast = useToast()
  const { change } = usePreferences()
  const putOff = () => {
    change({ checkins: { offerPutOff: today } })
    toast.show({ text: t`All right. We won’t bring it up again for two weeks.` })
  }
  return (
    <Card title={t`It’s been a hard time`}>
      <div className={styles.offer}>
        <p>{t`You noted a low mood on ${lowDays} of the last ${OFFER_DAYS} days. If you like, there are four short questions that doctors use to ask about mood and worry. Only you see your answers.`}</p>
        <div className={styles.ways}>
          <Link to="/check-ins" className={buttonClass('outline')}>
            {t`Look at the questions`}
          </Link>
          <Button variant="quiet" onClick={putOff}>
            {t`Not now`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
