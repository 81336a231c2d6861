import { useQuery } from '@tanstack/react-query'
import { MessageBubble } from '../../../kit/web/ui/MessageBubble.tsx'
import { language, t } from '../../../kit/words.ts'
import { selfHarmCard } from '../../answers/rules/self-harm-card.ts'
import { about } from '../../onboarding/web/queries.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { regionFor } from '../../text/rules/region.ts'
import type { Region } from '../../text/rules/speech.ts'
import styles from './Checkins.module.css'

/** Her region as in the chat: from her answers, else from her time zone, else from that of this device. */
function useRegion(): Region {
  const { data } = useQuery(about)
  const timezone = useTimezone()
  return regionFor(data?.region, timezone)
}

/**
 * Lara's answer to thoughts of suicide, with the help lines of her region. Part of the page: it is shown whatever the
 * connection, and nothing is sent about it.
 */
export function SelfHarmCard({ last }: { last: string }) {
  const { text, lines } = selfHarmCard({ language: language(), region: useRegion() }, last)
  return (
    <section className={styles.help} aria-label={t`Help lines and words from Lara`}>
      <p className={styles.from}>Lara</p>
      <MessageBubble text={text} lines={lines} language={language()} />
    </section>
  )
}

/** Reads her region ahead, so that the card has it without a connection. Renders nothing. */
export function RegionReader() {
  useRegion()
  return null
}
