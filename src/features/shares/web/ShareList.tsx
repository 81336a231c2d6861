import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords, timeWords } from '../../../kit/day-words.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { endShare, type Share } from '../contract.ts'
import { openedWords } from '../rules/share-words.ts'
import { shares } from './queries.ts'
import styles from './Shares.module.css'

const FAILED = t`The link could not be ended. Please try again.`

function nameOf({ label }: Share): string {
  return label || t`A link whose name can no longer be read`
}

function EndDialog({ share, onClose }: { share: Share; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const ending = useMutation({
    mutationFn: () => call(endShare, { params: { id: share.id } }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: shares.queryKey })
      onClose()
      toast.show({ tone: 'ok', text: message })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`End this link?`}
      actions={
        <>
          <Button variant="danger" busy={ending.isPending} busyLabel={t`Ending it`} onClick={() => ending.mutate()}>
            {t`End the link`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Keep it`}
          </Button>
        </>
      }
    >
      <p>{t`${nameOf(share)}: no one will be able to open it any more. This cannot be undone, but you can make a new link.`}</p>
      {share.opened > 0 && <p>{t`What was printed or saved before stays where it is.`}</p>}
      {ending.error && <Alert tone="danger">{failureWords(ending.error, FAILED)}</Alert>}
    </Dialog>
  )
}

/** Her links: when each was made, until when it works, how often it was opened, and a button to end it. */
export function ShareList() {
  const { data, error, refetch } = useQuery(shares)
  const timezone = useTimezone()
  const [ending, setEnding] = useState<Share>()
  const day = (instant: string) => dayWords(localDateAt(Date.parse(instant), timezone), 'short')
  return (
    <Card title={t`Your links`}>
      <Pending what={t`Your links`} label={t`Loading your links`} lines={3} data={data} error={error} refetch={refetch} isBare />
      {data?.length === 0 && <p>{t`You have no links. Once you make one, you can see here how often it was opened, and end it.`}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((share) => (
            <li key={share.id} className={styles.share}>
              <div>
                <h3 className={styles.name}>{nameOf(share)}</h3>
                <p>{openedWords(share)}</p>
                <p className={styles.quiet}>
                  {t`Made ${day(share.created_at)}. Works until ${day(share.expires_at)}, ${timeWords(Date.parse(share.expires_at), timezone)}.`}
                </p>
              </div>
              <Button variant="outline" className={styles.start} aria-label={t`End ${nameOf(share)}`} onClick={() => setEnding(share)}>
                {t`End`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ending && <EndDialog share={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}
