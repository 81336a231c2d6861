import Smile from 'lucide-react/icons/smile'
import { useId, useState } from 'react'
import { MoodFaces } from '../../../kit/web/ui/MoodFaces.tsx'
import { t } from '../../../kit/words.ts'
import { MOMENT_MOODS } from '../rules/moment-moods.ts'
import styles from './Moments.module.css'
import { useMoments } from './use-moments.ts'

/**
 * The Quick Mood Check: a button that unfolds five faces about this moment. Folded by default, so that they are not
 * taken for the mood of the day. After a pause the chosen face is cleared for the next moment.
 */
export function MoodNow({ timezone }: { timezone: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { noted, record } = useMoments(timezone)
  const [tapped, setTapped] = useState<number>()
  const [seen, setSeen] = useState(noted)
  if (seen !== noted) {
    // The face is marked at once; what is recorded, corrected or taken back is followed afterwards.
    setSeen(noted)
    setTapped(noted?.value)
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-plain="true"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Smile aria-hidden="true" />
        <strong>{t`Quick Mood Check`}</strong>
      </button>
      <div id={id} className={styles.wide} hidden={!isOpen}>
        {isOpen && (
          <MoodFaces
            legend={t`How are you feeling right now?`}
            labels={MOMENT_MOODS}
            value={tapped}
            onChange={(mood) => {
              setTapped(mood)
              record('mood', mood)
            }}
          />
        )}
      </div>
    </>
  )
}
