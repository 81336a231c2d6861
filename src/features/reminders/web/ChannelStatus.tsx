import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '../../../kit/words.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import type { Channel } from '../contract.ts'
import { isEmailConfirmed, pushDevices } from './queries.ts'

/**
 * Which channels reach her outside the app: a device with push, a confirmed address. Undefined until both are known.
 */
export function useReach(): { push: boolean; email: boolean } | undefined {
  const devices = useQuery(pushDevices)
  const confirmed = useQuery(isEmailConfirmed)
  if (!devices.data || confirmed.data === undefined) return undefined
  return { push: devices.data.devices.length > 0, email: confirmed.data }
}

type ReachProps = { channels: readonly Channel[]; onAdd: (channel: Channel) => void }

/** Warns before saving that a reminder would not reach her, and why; renders nothing when a channel works. */
export function ChannelStatus({ channels, onAdd }: ReachProps) {
  const reach = useReach()
  if (!reach) return null
  const [hasPush, hasEmail] = [channels.includes('push'), channels.includes('email')]
  if ((hasPush && reach.push) || (hasEmail && reach.email)) return null
  const missing = [
    hasPush && t`None of your devices gets reminders yet: tap “Turn on for this device” above.`,
    hasEmail && t`Your email address is not confirmed yet: open the link that we mailed you, or ask for a new one in your settings.`,
    !hasPush && !hasEmail && t`So far this reminder shows only while Emberwell is open. Choose a way that reaches you when it is closed.`,
  ].filter((words) => words !== false)
  return (
    <Alert
      tone="gold"
      title={t`This will not reach you yet`}
      action={
        hasEmail ? (
          <Link to="/settings" search={{ tab: 'profile' }} className={buttonClass('outline')}>
            {t`Confirm my address`}
          </Link>
        ) : (
          !hasPush && (
            <Button variant="outline" onClick={() => onAdd(reach.email && !reach.push ? 'email' : 'push')}>
              {reach.email && !reach.push ? t`Remind me by e-mail` : t`Remind me on this device`}
            </Button>
          )
        )
      }
    >
      {missing.join(' ')}
    </Alert>
  )
}
