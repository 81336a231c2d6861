import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import type { Suggestion, SuggestionCategory } from '../contract.ts'
import styles from './Compass.module.css'
import { Confidence } from './Confidence.tsx'
import { pageLanguage } from '../../../kit/web/page-language.ts'
import { suggestions } from './queries.ts'

const KINDS: Record<SuggestionCategory, string> = {
  communication: 'Communication',
  practical: 'Practical',
  understanding: 'Understanding',
  support: 'Support',
}

/** The contract counts turns in two digits; after the last one the first comes again. */
const TURNS = 100

const CARE = 'Handle with care: this kind was often not welcome. Ask first, or leave it for now.'

/** Adaptive Suggestions: ideas of ours, in the order of how such things were taken (product.md §7). */
export function Suggestions() {
  const [turn, setTurn] = useState(0)
  const language = pageLanguage()
  const { data, error, refetch, isPlaceholderData } = useQuery(suggestions(language, turn))
  return (
    <Card title="Adaptive Suggestions">
      <div className={styles.stack}>
        {error && <LoadFailed what="Ideas" error={error} again={refetch} />}
        {!data && !error && (
          <>
            <Wait label="Ideas are on their way" />
            <Skeleton lines={5} />
          </>
        )}
        <div aria-live="polite">
          {data && data.length > 0 && (
            <ul className={styles.ideas}>
              {data.map((one) => (
                <Idea key={one.id} {...one} />
              ))}
            </ul>
          )}
          {data?.length === 0 && <p className={styles.quiet}>There is no idea at the moment.</p>}
        </div>
        {data && (
          <Button
            variant="outline"
            className={styles.start}
            icon={<Lightbulb aria-hidden="true" />}
            busy={isPlaceholderData}
            busyLabel="One moment"
            onClick={() => setTurn((turn + 1) % TURNS)}
          >
            Another idea
          </Button>
        )}
      </div>
    </Card>
  )
}

function Idea({ suggestion, category, action_type: type, confidence, confidence_words: words, backfire }: Suggestion) {
  return (
    <li className={styles.idea}>
      <p className={styles.about}>{type.includes(KINDS[category]) ? type : `${KINDS[category]} · ${type}`}</p>
      <p>{suggestion}</p>
      <Confidence percent={confidence} words={words} />
      {backfire && (
        <p className={styles.care}>
          <TriangleAlert aria-hidden="true" />
          <span>{CARE}</span>
        </p>
      )}
    </li>
  )
}
