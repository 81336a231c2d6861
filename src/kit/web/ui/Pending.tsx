import { Card } from './Card.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Loading, Skeleton } from './Loading.tsx'

type PendingProps = {
  /** What is loaded, for the failure: "Your reminders". */
  what: string
  /** What is said meanwhile: "Loading your reminders". */
  label: string
  lines: number
  /** The result of the query. */
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
  /** Inside a card already. */
  isBare?: boolean
}

/** What a page shows of a query beside its data: a failure with a way to try again, or a placeholder meanwhile. */
export function Pending({ what, label, lines, data, error, refetch, isBare = false }: PendingProps) {
  if (error) return <LoadFailed what={what} error={error} again={refetch} />
  if (data) return null
  const placeholder = (
    <>
      <Loading label={label} />
      <Skeleton lines={lines} />
    </>
  )
  return isBare ? placeholder : <Card as="div">{placeholder}</Card>
}
