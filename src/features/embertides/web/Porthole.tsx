import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { isStill } from '../../../kit/web/still.ts'
import { t } from '../../../kit/words.ts'
import type { TidePoint, TideState } from '../contract.ts'
import { pointAt, pointOf } from '../rules/geometry.ts'
import type { TideSketch } from '../rules/trail.ts'
import { tideWords, valueWords } from '../rules/words.ts'
import styles from './Porthole.module.css'
import type { Scene } from './scene/scene.ts'
import { STATE_NAMES } from './state-names.ts'

/** The painter comes right after the page, which stands without it; what fails now is asked for again when it is drawn. */
const fetchPainter = () => import('./scene/scene.ts')
const painter = fetchPainter()
painter.catch(() => undefined)

/** How far a key moves the chosen number; Home and End go to 0 and 100. */
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
  /** Whether it takes touches and keys; else it only shows. */
  isOpen: boolean
  /** Called with what a touch, a stroke or a key has set; `isNew` begins a stroke. */
  onPoints: (points: readonly TidePoint[], isNew: boolean) => void
  /** Called when her finger is down, and when it is lifted. */
  onHold: (isHeld: boolean) => void
}

/** The round picture. Where she presses or draws sets the chosen number, closer to the centre is more; arrow keys do the same. */
export function Porthole({ sketch, chosen, isOpen, onPoints, onHold }: PortholeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<Scene>(undefined)
  const latest = useRef(sketch)
  const pointer = useRef<number>(undefined)
  const gathered = useRef<TidePoint[]>([])
  const flushing = useRef(0)

  useEffect(() => {
    let isHere = true
    void painter
      .catch(fetchPainter)
      .then(({ startScene }) => {
        if (isHere && canvas.current) scene.current = startScene(canvas.current, latest.current)
      })
      .catch((error: unknown) => console.warn('The picture could not be fetched; its words and sliders stand.', error))
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

  /** A stroke is told once a frame, so that the page around the picture is not drawn more often than the picture. */
  const tell = (points: readonly TidePoint[], isNew: boolean) => {
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
    // A fast stroke arrives as several places at once.
    const places = isNew ? [] : event.nativeEvent.getCoalescedEvents()
    const points = (places.length > 0 ? places : [event.nativeEvent]).map(({ clientX, clientY }) =>
      pointAt({ x: (clientX - left) / width, y: (clientY - top) / height }, chosen),
    )
    const tip = points.at(-1)
    if (!tip) return
    tell(points, isNew)
    scene.current?.hold(tip, isNew)
  }

  const press = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== undefined || event.button !== 0) return
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    onHold(true)
    touch(event, true)
  }

  const draw = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current === event.pointerId) touch(event, false)
  }

  const lift = (event: PointerEvent<HTMLElement>) => {
    if (pointer.current !== event.pointerId) return
    pointer.current = undefined
    flush()
    scene.current?.hold(undefined, false)
    onHold(false)
  }

  const turnKey = (event: KeyboardEvent) => {
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
          onKeyDown={turnKey}
        />
      )}
    </div>
  )
}
