import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { momentWords } from '../../../kit/day-words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { plural, t } from '../../../kit/words.ts'
import { endSession, type Session } from '../../auth/contract.ts'
import { sessions } from '../../auth/web/queries.ts'
import { RetryAlert } from '../../../kit/web/ui/RetryAlert.tsx'
import styles from './SessionsSection.module.css'

const FAILED = t`A device could not be signed out. Please try again.`

/** Ends sessions one after the other; stops at the first error and shows it, and the list shows the remaining ones. */
function useEndSessions() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async (ended: readonly Session[]) => {
      for (const { id } of ended) await call(endSession, { params: { id } })
    },
    onSuccess: (_done, ended) =>
      toast.show({ tone: 'ok', text: plural(ended.length, t`That device is signed out.`, t`${ended.length} devices are signed out.`) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessions.queryKey }),
  })
}

const PARTS = { device: (words: string) => <VisuallyHidden>{words}</VisuallyHidden> }

function Device({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
  const Picture = /android|iphone|ios|mobile/i.test(session.device) ? Smartphone : Monitor
  return (
    <li className={styles['device']}>
      <Picture aria-hidden="true" />
      <div className={styles['words']}>
        <strong>{session.device}</strong>
        <span>{session.current ? t`This device, in use now` : t`Last used ${momentWords(session.last_used_at)}`}</span>
      </div>
      {!session.current && (
        <Button variant="outline" busy={isEnding} busyLabel={t`Signing out`} onClick={onEnd}>
          <Rich text={t`Sign out <device>${session.device}</device>`} parts={PARTS} />
        </Button>
      )}
    </li>
  )
}

/** Her sessions, with buttons to end them. */
export function SessionsSection() {
  const list = useQuery(sessions)
  const ending = useEndSessions()
  const others = list.data?.filter(({ current }) => !current) ?? []
  const isEnding = (session: Session) => ending.isPending && ending.variables.includes(session)

  return (
    <Card title={t`Where you are signed in`}>
      {list.data ? (
        <div className={styles['section']}>
          <p className={styles['lead']}>{t`If you don’t know a device, sign it out and choose a new password.`}</p>
          {ending.isError && <Alert tone="danger">{failureWords(ending.error, FAILED)}</Alert>}
          <ul className={styles['list']}>
            {list.data.map((session) => (
              <Device key={session.id} session={session} isEnding={isEnding(session)} onEnd={() => ending.mutate([session])} />
            ))}
          </ul>
          {others.length > 0 ? (
            <Button
              variant="outline"
              className={styles['all']}
              busy={ending.isPending}
              busyLabel={t`Signing out`}
              onClick={() => ending.mutate(others)}
            >
              {t`Sign out everywhere else`}
            </Button>
          ) : (
            <p>{t`You are signed in on this device only.`}</p>
          )}
        </div>
      ) : list.isError ? (
        <RetryAlert onRetry={() => void list.refetch()}>{t`We couldn’t load your devices.`}</RetryAlert>
      ) : (
        <>
          <Loading label={t`Loading your devices`} />
          <Skeleton lines={3} />
        </>
      )}
    </Card>
  )
}
