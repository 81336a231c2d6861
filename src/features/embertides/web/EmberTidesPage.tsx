import { Link } from '@tanstack/react-router'
import MoveLeft from 'lucide-react/icons/move-left'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import { Suspense, useState } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import { handOver } from '../../../kit/web/page-handoff.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { TIDE_SAVED, TIDE_STATES, type TideState } from '../contract.ts'
import { pointOf } from '../rules/geometry.ts'
import { tideWords, toChatContext } from '../rules/words.ts'
import styles from './EmberTides.module.css'
import { keptSketch } from './kept-sketch.ts'
import { Porthole } from './Porthole.tsx'
import { saveTide } from './save-tide.ts'
import { STATE_NAMES } from './state-names.ts'
import { StateCards } from './StateCards.tsx'
import { useSketch } from './use-sketch.ts'

/** Prefetched in parallel with the picture. */
const RecentHistory = lazyPart(
  prefetch(() => import('./RecentHistory.tsx')),
  (part) => part.RecentHistory,
)

/** Labels at the ends of each slider. */
const ENDS: Record<TideState, { low: string; high: string }> = {
  energy: { low: t`Resting`, high: t`Blazing` },
  focus: { low: t`Misty`, high: t`Clear` },
  tension: { low: t`Still`, high: t`Stormy` },
}

const NOT_SAVED = t`This could not be saved. Please try again.`

/* Static elements are created once, so that a stroke does not re-render them in every frame. */
const BACK = (
  <Link to="/tracker" className={buttonClass('quiet', styles.back)}>
    <MoveLeft aria-hidden="true" />
    <span>{t`Back to Tracker`}</span>
  </Link>
)
function discuss(): void {
  const { energy, focus, tension } = keptSketch()
  handOver('chat', toChatContext({ energy, focus, tension }), { kind: 'embertide', energy, focus, tension })
}

const DISCUSS = (
  <Link to="/chat" className={buttonClass('quiet', styles.discuss)} onClick={discuss}>
    <MessageCircleHeart aria-hidden="true" />
    <span>{t`Discuss with the assistant`}</span>
  </Link>
)
const HISTORY = (
  <Suspense fallback={<Card title={t`Recent History`} className={styles.later} />}>
    <RecentHistory />
  </Suspense>
)

/** EmberTides page: the ember shows energy, the sky focus, the water tension. */
export function EmberTidesPage() {
  const { sketch, spoken, hold, add, reset } = useSketch()
  const [chosen, setChosen] = useState<TideState>('energy')
  const { value: preferences, change } = usePreferences()
  const hasSliders = preferences?.embertides.slider_mode ?? false
  const [isSaving, setIsSaving] = useState(false)
  const toast = useToast()

  const save = async () => {
    setIsSaving(true)
    try {
      const outcome = await saveTide(sketch)
      if (outcome.kind === 'refused') throw outcome.error
      if (outcome.kind === 'delivered') toast.show({ tone: 'ok', text: TIDE_SAVED() })
      else {
        toast.show({
          text: outcome.isLasting
            ? t`Kept on this device. It is saved as soon as you are back online.`
            : t`Not sent yet. It is saved as soon as you are back online, if this page stays open.`,
        })
      }
    } catch (error) {
      toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : NOT_SAVED })
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <div className={styles.page}>
      {BACK}
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1>EmberTides</h1>
          <p>{hasSliders ? t`Move the sliders. The picture follows.` : t`Touch the water. Closer to the middle means more.`}</p>
        </header>
        <div className={styles.stage}>
          <div className={styles.rim}>
            <Porthole sketch={sketch} chosen={chosen} isOpen={!hasSliders} onPoints={add} onHold={hold} />
            {!hasSliders && <StateCards values={sketch} chosen={chosen} onChoose={setChosen} />}
          </div>
          <p className={styles.line}>{tideWords(sketch)}</p>
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
        </div>
        <div className={styles.side}>
          <Card title={t`Current State`}>
            {hasSliders && (
              <div className={styles.sliders}>
                {TIDE_STATES.map((state) => (
                  <Slider
                    key={state}
                    label={STATE_NAMES[state]}
                    min={0}
                    max={100}
                    value={sketch[state]}
                    {...ENDS[state]}
                    onChange={(value) => add([pointOf(state, value)], false)}
                  />
                ))}
              </div>
            )}
            <Button variant="filled" className={styles.save} busy={isSaving} busyLabel={t`Saving...`} onClick={() => void save()}>
              {t`Save this moment`}
            </Button>
            <div className={styles.ways}>
              <Button variant="outline" onClick={() => change({ embertides: { slider_mode: !hasSliders } })}>
                {hasSliders ? t`Use touch` : t`Use sliders`}
              </Button>
              <Button variant="outline" onClick={reset}>
                {t`Reset`}
              </Button>
            </div>
            {DISCUSS}
          </Card>
          {HISTORY}
        </div>
      </div>
    </div>
  )
}
