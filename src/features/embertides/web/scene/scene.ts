import { isStill } from '../../../../kit/web/reduced-motion.ts'
import { TIDE_STATES, type TideState, type TideValues } from '../../contract.ts'
import type { Place } from '../../rules/geometry.ts'
import { easeTo, FRAMES_JUDGED, nextPace, PACES } from '../../rules/motion.ts'
import type { TideSketch } from '../../rules/trail.ts'
import { between } from './colour.ts'
import { currentLight, followLook } from './looks.ts'
import { paintScene } from './paint.ts'
import { type Ripple, RIPPLE_S } from './touch.ts'

/** The animated picture on one canvas. */
export type Scene = {
  /** Animates to new values; jumps with reduced motion. */
  show: (sketch: TideSketch) => void
  /** Sets the finger's position, undefined when lifted; `isNew` for a new touch. */
  hold: (finger: (Place & { state: TideState }) | undefined, isNew: boolean) => void
  end: () => void
}

/** Time and swell phase of the still picture. */
const STILL_TIME = 7
const STILL_SWELL = 3
const RIPPLES_MAX = 4
/** Longest frame time in ms, so that the animation continues without a jump after a pause. */
const LONGEST_FRAME_MS = 100
/** Frames at the start of a run that are not measured, while the page may still be loading. */
const FRAMES_UNJUDGED = 30
/** Shortest time between two drawings in ms while nothing is touched or changes: 30 a second. */
const CALM_FRAME_MS = 1_000 / 30
/** Frames come a little early or late, in ms. */
const FRAME_JITTER_MS = 4
/** Without a touch the animation starts when the browser is idle, or after this time in ms. */
const IDLE_AT_LATEST_MS = 4_000

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: IDLE_AT_LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, IDLE_AT_LATEST_MS / 2)
  return () => clearTimeout(timer)
}

/**
 * Draws on `canvas` until `end` is called. Starts with the first touch or when idle, pauses while not visible, and
 * reduces resolution and frame rate on slow devices. With reduced motion it draws a still picture per change.
 */
export function startScene(canvas: HTMLCanvasElement, first: TideSketch): Scene {
  const context = canvas.getContext('2d')
  const displayed: TideValues = { energy: first.energy, focus: first.focus, tension: first.tension }
  let goal = first
  let finger: (Place & { state: TideState }) | undefined
  let ripples: readonly Ripple[] = []
  let time = STILL_TIME
  let swell = STILL_SWELL
  let isAwake = false
  let isInView = true
  let pace = 0
  let lengths: number[] = []
  let unjudged = FRAMES_UNJUDGED
  let frame = 0
  let turn = 0
  let last: number | undefined

  const fit = () => {
    const size = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, PACES[pace]?.scale ?? 1))
    if (size === canvas.width) return
    canvas.width = size
    canvas.height = size
  }

  const draw = () => {
    if (!context || canvas.width === 0) return
    const { energy, focus, tension } = displayed
    const now = { energy: energy / 100, focus: focus / 100, tension: tension / 100, time, swell }
    paintScene({ context, ...currentLight(), ...now }, { path: goal.path, finger, ripples }, canvas.width)
  }

  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    turn = 0
    last = undefined
    unjudged = FRAMES_UNJUDGED
  }

  const judge = (ms: number) => {
    unjudged -= 1
    if (unjudged >= 0 || ms > LONGEST_FRAME_MS * 3) return
    lengths.push(ms)
    if (lengths.length < FRAMES_JUDGED) return
    const next = nextPace(pace, lengths)
    lengths = []
    if (next === pace) return
    pace = next
    fit()
  }

  const move = (now: number) => {
    frame = requestAnimationFrame(move)
    if (last === undefined) {
      last = now
      return
    }
    turn += 1
    const { every } = PACES[pace] ?? { every: 1 }
    const length = now - last
    const isCalm = !finger && ripples.length === 0 && TIDE_STATES.every((state) => displayed[state] === goal[state])
    if (turn < every || (isCalm && length < CALM_FRAME_MS - FRAME_JITTER_MS)) return
    last = now
    judge(length / turn)
    turn = 0
    const ms = Math.min(length, LONGEST_FRAME_MS)
    for (const state of TIDE_STATES) displayed[state] = easeTo(displayed[state], goal[state], ms)
    time += ms / 1_000
    swell += (ms / 1_000) * between(0.42, 1.7, (displayed.tension / 100) ** 1.2)
    ripples = ripples.map((ripple) => ({ ...ripple, age: ripple.age + ms / 1_000 })).filter(({ age }) => age < RIPPLE_S)
    draw()
  }

  const drawStill = () => {
    Object.assign(displayed, { energy: goal.energy, focus: goal.focus, tension: goal.tension })
    ripples = []
    time = STILL_TIME
    swell = STILL_SWELL
    draw()
  }

  /** Starts, pauses or stops the animation according to the current state. */
  const settle = () => {
    const canMove = !isStill()
    const isMoving = isAwake && isInView && document.visibilityState === 'visible' && canMove
    if (isMoving && frame === 0) frame = requestAnimationFrame(move)
    if (!isMoving) stop()
    if (!canMove) drawStill()
  }

  const wake = () => {
    isAwake = true
    settle()
  }

  const resized = new ResizeObserver(() => {
    const before = canvas.width
    fit()
    if (canvas.width !== before) draw()
  })
  const seen = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
    settle()
  })
  const forgetLook = followLook(() => {
    settle()
    draw()
  })
  const forgetIdle = whenIdle(wake)
  document.addEventListener('visibilitychange', settle)
  fit()
  draw()
  resized.observe(canvas)
  seen.observe(canvas)

  return {
    show: (sketch) => {
      if (sketch === goal) return
      goal = sketch
      wake()
    },
    hold: (place, isNew) => {
      finger = place
      // With reduced motion, `show` draws the next still picture, including the finger.
      if (place && isStill()) return
      if (place && isNew) ripples = [...ripples, { ...place, age: 0 }].slice(-RIPPLES_MAX)
      wake()
    },
    end: () => {
      stop()
      resized.disconnect()
      seen.disconnect()
      forgetLook()
      forgetIdle()
      document.removeEventListener('visibilitychange', settle)
    },
  }
}
