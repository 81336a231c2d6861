import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { isStill } from '../../../kit/web/reduced-motion.ts'
import { t } from '../../../kit/words.ts'
import type { TidePoint, TideState } from '../contract.ts'
import { pointAt, pointOf } from '../rules/geometry.ts'
import type { TideSketch } from '../rules/trail.ts'
import { tideWords, valueWords } from '../rules/words.ts'
import styles from './Porthole.module.css'
import type { Scene } from './scene/scene.ts'
import { STATE_NAMES } from './state-names.ts'

/** Loaded after the page, which works without it; a failed load is retried on rendering. */
const fetchPainter = () => import('./scene/scene.ts')
const painter = fetchPainter()
painter.catch(() => undefined)

/** Horizontal movement in px before a touch starts to draw. */
const STROKE_PX = 8

/** Change per key; Home and End set 0 and 100. */
const KEY_STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -100,
  End: 100,
}

type PortholeProps = {
  sketch: TideSketch
  chosen: TideState
  /** Whether it accepts input; otherwise it is display only. */
  isOpen: boolean
  /** Called with the points set by a touch, stroke or key; `isNew` starts a stroke. */
  onPoints: (points: readonly TidePoint[], isNew: boolean) => void
  /** Called when the finger goes down and when it is lifted. */
  onHold: (isHeld: boolean) => void
}

/** The round picture. Pressing or drawing sets the chosen value, more towards the centre; arrow keys change it too. */
export function Porthole({ sketch, chosen, isOpen, onPoints, onHold }: PortholeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<Scene>(undefined)
  const latest = useRef(sketch)
  const pointer = useRef<number>(undefined)
  /** Position of a touch that may still become a scroll. */
  const undecided = useRef<{ x: number; y: number }>(undefined)
  /** Shows the value of the touch while it lasts. */
  const bubble = useRef<HTMLSpanElement>(null)
  const gathered = useRef<TidePoint[]>([])
  const flushing = useRef(0)

  useEffect(() => {
    let isHere = true
    void painter
      .catch(fetchPainter)
      .then(({ startScene }) => {
        if (isHere && canvas.current) scene.current = startScene(canvas.current, latest.current)
      })
      .catch((error: unknown) => console.warn('The EmberTides picture failed to load; text and sliders still work.', error))
    return () => {
      isHere = false
      cancelAnimationFrame(flushing.current)
      scene.current?.end()
      scene.current = undefined
    }
  }, [])

  useEffect(() => {
    latest.current = sketch
    scene.current?.show(sketch)
  }, [sketch])

  const flush = () => {
    cancelAnimationFrame(flushing.current)
    flushing.current = 0
    const points = gathered.current.splice(0)
    if (points.length > 0) onPoints(points, false)
  }

  /** A stroke is reported once per frame, so that the page does not re-render more often than the picture. */
  const report = (points: readonly TidePoint[], isNew: boolean) => {
    if (isNew || isStill()) {
      flush()
      onPoints(points, isNew)
      return
    }
    gathered.current.push(...points)
    flushing.current ||= requestAnimationFrame(flush)
  }

  const touch = (event: PointerEvent<HTMLElement>, isNew: boolean) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const { clientX, clientY } = event
    // Fast strokes arrive as several coalesced positions.
    const places = isNew ? [] : event.nativeEvent.getCoalescedEvents()
    const points = (places.length > 0 ? places : [event.nativeEvent]).map(({ clientX, clientY }) =>
      pointAt({ x: (clientX - left) / width, y: (clientY - top) / height }, chosen),
    )
    const tip = points.at(-1)
    if (!tip) return
    report(points, isNew)
    scene.current?.hold(tip, isNew)
    // Above the finger, which would hide it.
    bubble.current?.style.setProperty('translate', `calc(${clientX - left}px - 50%) calc(${clientY - top}px - 4.5rem)`)
    if (bubble.current) bubble.current.textContent = String(tip.intensity)
  }

  const begin = (event: PointerEvent<HTMLElement>) => {
    undecided.current = undefined
    event.currentTarget.setPointerCapture(event.pointerId)
    onHold(true)
    touch(event, true)
  }

  const press = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== undefined || event.button !== 0) return
    pointer.current = event.pointerId
    // A touch may become a scroll, so it counts only when lifted or moved sideways, unless it begins on the sun.
    const isOnSun = (event.target as HTMLElement).dataset['part'] === 'sun'
    if (event.pointerType === 'touch' && !isOnSun) undecided.current = { x: event.clientX, y: event.clientY }
    else begin(event)
  }

  const draw = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== event.pointerId) return
    const from = undecided.current
    if (!from) return touch(event, false)
    const [across, along] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)]
    if (across >= STROKE_PX && across > along) begin(event)
  }

  const lift = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== event.pointerId) return
    const isTap = undecided.current !== undefined && event.type === 'pointerup'
    if (isTap) begin(event)
    const isScroll = undecided.current !== undefined
    undecided.current = undefined
    pointer.current = undefined
    if (isScroll) return
    flush()
    scene.current?.hold(undefined, false)
    if (bubble.current) bubble.current.textContent = ''
    onHold(false)
  }

  const rotateByKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const value = Math.min(100, Math.max(0, sketch[chosen] + step))
    if (value !== sketch[chosen]) onPoints([pointOf(chosen, value)], false)
  }

  return (
    <div className={styles.porthole}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={tideWords(sketch)} />
      {isOpen && (
        <div
          className={styles.water}
          role="slider"
          tabIndex={0}
          aria-label={t`${STATE_NAMES[chosen]}, on the picture`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={sketch[chosen]}
          aria-valuetext={valueWords(chosen, sketch[chosen])}
          onPointerDown={press}
          onPointerMove={draw}
          onPointerUp={lift}
          onPointerCancel={lift}
          onLostPointerCapture={lift}
          onKeyDown={rotateByKey}
        >
          <div data-part="sun" className={styles.sun} />
          <span ref={bubble} className={styles.bubble} aria-hidden="true" />
        </div>
      )}
    </div>
  )
}
