import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { language, t } from '../../../kit/words.ts'
import { ACTION_LABELS } from '../../couple/rules/action-labels.ts'
import type { Suggestion, SuggestionCategory } from '../contract.ts'
import styles from './Compass.module.css'
import { Confidence } from './Confidence.tsx'
import { suggestions } from './queries.ts'

const KINDS: Record<SuggestionCategory, string> = {
  communication: t`Communication`,
  practical: t`Practical`,
  understanding: t`Understanding`,
  support: t`Support`,
}

/** The contract allows two digits for the page number; after the last page the first is shown again. */
const PAGES = 100

const CARE = t`Handle with care: this kind was often not welcome. Ask first, or leave it for now.`

/** Adaptive Suggestions, ranked by how well such support was received (docs/product.md, Confidence). */
export function Suggestions() {
  const [page, setPage] = useState(0)
  const { data, error, refetch, isPlaceholderData } = useQuery(suggestions(language(), page))
  return (
    <Card title={t`Adaptive Suggestions`}>
      <div className={styles.stack}>
        <Pending what={t`Ideas`} label={t`Loading ideas`} lines={5} data={data} error={error} refetch={refetch} isBare />
        {/* Only suggestions loaded by "Another idea" are announced to screen readers. */}
        <div aria-live={page > 0 ? 'polite' : 'off'}>
          {data && data.length > 0 && (
            <ul className={styles.ideas}>
              {data.map((item) => (
                <Idea key={item.id} {...item} />
              ))}
            </ul>
          )}
          {data?.length === 0 && <p className={styles.quiet}>{t`There is no idea at the moment.`}</p>}
        </div>
        {data && (
          <Button
            variant="outline"
            className={styles.start}
            icon={<Lightbulb aria-hidden="true" />}
            busy={isPlaceholderData}
            busyLabel={t`One moment`}
            onClick={() => setPage((page + 1) % PAGES)}
          >
            {t`Another idea`}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Idea({ suggestion, category, action_type: type, confidence, confidence_words: words, backfire }: Suggestion) {
  const label = ACTION_LABELS[type]
  return (
    <li className={styles.idea}>
      <p className={styles.about}>{label.includes(KINDS[category]) ? label : `${KINDS[category]} · ${label}`}</p>
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
