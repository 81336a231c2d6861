import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instantDayWords } from '../../../kit/day-words.ts'
import { call } from '../../../kit/web/api.ts'
import { refetchAll } from '../../../kit/web/query-client.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { SaveFailure } from '../../../kit/web/ui/SaveFailure.tsx'
import { numberWords, plural, t } from '../../../kit/words.ts'
import { type Import, undoImport } from '../contract.ts'
import { periodWords, SOURCE_NAMES } from './import-words.ts'
import { imports } from './queries.ts'
import styles from './Import.module.css'

type Counts = { removed: number; kept: number }

function undoneWords(name: string, { removed, kept }: Counts): string {
  const gone = plural(removed, t`${name}: 1 day is gone again.`, t`${name}: ${numberWords(removed)} days are gone again.`)
  if (kept === 0) return gone
  const stays = plural(
    kept,
    t`On 1 day, what you have changed since stays.`,
    t`On ${numberWords(kept)} days, what you have changed since stays.`,
  )
  return `${gone} ${stays}`
}

function OneImport({ one, onUndone }: { one: Import; onUndone: (words: string) => void }) {
  const name = SOURCE_NAMES[one.source]
  const undoing = useMutation({
    mutationFn: () => call(undoImport, { body: { source: one.source } }),
    onSuccess: async ({ data }) => {
      onUndone(undoneWords(name, data))
      await refetchAll()
    },
  })
  return (
    <li className={styles['past']}>
      <p>
        <strong>{name}</strong>
        <br />
        {periodWords(one.days, one.from, one.to)}
      </p>
      {one.undo_until && (
        <>
          <p
            className={styles['quiet']}
          >{t`You can undo this until ${instantDayWords(one.undo_until, 'longMonthDay')}. What you have changed since stays.`}</p>
          <Button
            variant="outline"
            busy={undoing.isPending}
            busyLabel={t`Undoing`}
            onClick={() => undoing.mutate()}
            aria-label={t`Undo: ${name}`}
          >
            {t`Undo`}
          </Button>
        </>
      )}
      {undoing.error && <SaveFailure error={undoing.error} />}
    </li>
  )
}

/** What she has brought so far, and undoing it. */
export function PastImports() {
  const { data } = useQuery(imports)
  const [said, setSaid] = useState<string>()
  return (
    <>
      <LiveRegion>{said && <Alert tone="ok">{said}</Alert>}</LiveRegion>
      {data && data.length > 0 && (
        <Card title={t`Brought over so far`}>
          <ul className={styles['list']}>
            {data.map((one) => (
              <OneImport key={one.source} one={one} onUndone={setSaid} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
