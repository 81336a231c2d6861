import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { t } from '../../../../kit/words.ts'
import { DEMO_WELCOME } from '../../content/demo.ts'
import { Vignette } from '../landing/Vignette.tsx'
import styles from './Demo.module.css'

const fetchTalk = () => import('./DemoTalk.tsx')

/** How near the demo must come, in screens, before its talk is fetched. */
const NEAR = '50% 0px'

/** Fetches the talk when the demo comes near, or when somebody asks for it. */
function useTalk() {
  const [Talk, setTalk] = useState<ComponentType<{ hasFocus: boolean }>>()
  const [isFailed, setFailed] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  const begin = useCallback(() => {
    setFailed(false)
    fetchTalk().then(
      ({ DemoTalk }) => {
        // Whoever stands on the button that makes way goes on in what takes its place.
        if (place.current?.contains(document.activeElement)) setWanted(true)
        setTalk(() => DemoTalk)
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
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [begin])

  const want = () => {
    setWanted(true)
    begin()
  }
  return { Talk, isFailed, isWanted, want, place }
}

/** A talk with Lara that really answers, in the page itself. Until it is near only its frame stands here, as high as it will be. */
export function Demo() {
  const { Talk, isFailed, isWanted, want, place } = useTalk()
  return (
    <div ref={place} className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.mark}>
          <Vignette kind="tides" />
        </div>
        <p className={styles.name}>Lara</p>
        <p className={styles.label}>{t`Demo`}</p>
      </div>
      {Talk ? (
        <Talk hasFocus={isWanted} />
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
