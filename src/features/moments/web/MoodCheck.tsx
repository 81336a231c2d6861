import Flame from 'lucide-react/icons/flame'
import { useEffect, useState } from 'react'
import { timeWords } from '../../../kit/day-words.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { MoodFaces } from '../../../kit/web/ui/MoodFaces.tsx'
import { MOMENT_MOODS } from '../contract.ts'
import styles from './MoodCheck.module.css'
import { useMoments } from './use-moments.ts'

/** The Quick Mood Check: five faces, one tap. After a pause the faces are free again for another moment. */
export function MoodCheck({ timezone }: { timezone: string }) {
  const { noted, record } = useMoments()
  const [tapped, setTapped] = useState<number>()
  const [last, setLast] = useState<string>()

  useEffect(() => {
    setTapped(noted?.kind === 'mood' ? noted.value : undefined)
    if (!noted) return
    const what = noted.kind === 'mood' ? (MOMENT_MOODS[(noted.value ?? 0) - 1] ?? '') : 'Hot flash'
    setLast(`${what}, ${timeWords(noted.at, timezone)}`)
  }, [noted, timezone])

  return (
    <Card title="Quick Mood Check">
      <MoodFaces
        legend="How is this moment?"
        labels={MOMENT_MOODS}
        value={tapped}
        onChange={(mood) => {
          setTapped(mood)
          record('mood', mood)
        }}
      />
      <div className={styles.more}>
        <Button
          variant="outline"
          icon={<Flame aria-hidden="true" />}
          aria-disabled={noted?.kind === 'hot_flash'}
          onClick={() => {
            if (noted?.kind !== 'hot_flash') record('hot_flash')
          }}
        >
          Hot flash now
        </Button>
        {last && <p className={styles.last}>Last noted here: {last}</p>}
      </div>
    </Card>
  )
}
