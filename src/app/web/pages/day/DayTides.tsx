import type { Tide } from '../../../../features/embertides/contract.ts'
import { TideList, useTideRemoval } from '../../../../features/embertides/web/TideList.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'

/** The EmberTides pictures of the day. */
export function DayTides({ tides }: { tides: readonly Tide[] }) {
  const { shown, remove } = useTideRemoval(tides)
  if (shown.length === 0) return null
  return (
    <Card title="EmberTides">
      <TideList tides={shown} onRemove={remove} />
    </Card>
  )
}
