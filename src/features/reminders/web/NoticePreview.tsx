import { t } from '../../../kit/words.ts'
import type { NewReminder } from '../contract.ts'
import { announced, DISCREET_TITLE, emailWords, noticeWords } from '../rules/notice-words.ts'
import styles from './Reminders.module.css'

/** The exact text of each chosen channel, from the functions used for sending. */
export function NoticePreview({ reminder: chosen }: { reminder: NewReminder }) {
  const { channels } = chosen
  const reminder = chosen.lead_times?.length ? announced(chosen) : chosen
  const email = emailWords(reminder, location.origin)
  if (channels.length === 0) return null
  return (
    <section aria-label={t`Exactly what will be shown`} className={styles['preview']}>
      <h3>{t`Exactly what will be shown`}</h3>
      <dl>
        {channels.includes('in_app') && (
          <div>
            <dt>{t`On the page`}</dt>
            <dd>{noticeWords(reminder)}</dd>
          </div>
        )}
        {channels.includes('push') && (
          <div>
            <dt>{t`On a lock screen`}</dt>
            <dd>
              <strong>{DISCREET_TITLE}</strong>
              <br />
              {noticeWords(reminder)}
            </dd>
          </div>
        )}
        {channels.includes('email') && (
          <div>
            <dt>{t`As an e-mail`}</dt>
            <dd>
              <strong>{email.subject}</strong>
              <span className={styles['letter']}>{email.text.trim()}</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
