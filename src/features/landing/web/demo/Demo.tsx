import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { t } from '../../../../kit/words.ts'
import { DEMO_WELCOME } from '../../content/demo.ts'
import { Vignette } from '../landing/Vignette.tsx'
import styles from './Demo.module.css'

const fetchConversation = () => import('./DemoConversation.tsx')

/** Distance to the viewport, in viewport heights, at which the conversation is loaded. */
const OBSERVER_MARGIN = '50% 0px'

/** Loads the conversation when the demo is near the viewport or on request. */
function useConversation() {
  const [Conversation, setConversation] = useState<ComponentType<{ hasFocus: boolean }>>()
  const [isFailed, setFailed] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  const begin = useCallback(() => {
    setFailed(false)
    fetchConversation().then(
      ({ DemoConversation }) => {
        // The replaced button had the focus, so the conversation takes it.
        if (place.current?.contains(document.activeElement)) setWanted(true)
        setConversation(() => DemoConversation)
      },
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        observer.disconnect()
        begin()
      },
      { rootMargin: OBSERVER_MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [begin])

  const want = () => {
    setWanted(true)
    begin()
  }
  return { Conversation, isFailed, isWanted, want, place }
}

/** Demo of Lara that runs in the page. Until loaded, a placeholder of the same height is shown. */
export function Demo() {
  const { Conversation, isFailed, isWanted, want, place } = useConversation()
  return (
    <div ref={place} className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.mark}>
          <Vignette kind="tides" />
        </div>
        <p className={styles.name}>Lara</p>
        <p className={styles.label}>{t`Demo`}</p>
      </div>
      {Conversation ? (
        <Conversation hasFocus={isWanted} />
      ) : (
        <div className={styles.inside}>
          <div className={styles.room}>
            <p className={styles.welcome}>{DEMO_WELCOME}</p>
          </div>
          <div className={styles.foot}>
            {isFailed && <p role="alert">{t`The demo could not be fetched. Please check your connection.`}</p>}
            <Button variant="outline" onClick={want}>
              {isFailed ? t`Try again` : t`Begin the demo`}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
