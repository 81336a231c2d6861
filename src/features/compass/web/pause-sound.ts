/** A quiet chord for the guided pause, synthesised with Web Audio, without a download. */

/** The notes in Hz, low to high, and their relative volumes. */
const NOTES = [
  { hertz: 110, share: 1 },
  { hertz: 164.81, share: 0.6 },
  { hertz: 220, share: 0.45 },
  { hertz: 329.63, share: 0.16 },
] as const

const LOUDNESS = 0.05
/** Seconds of one swell, the length of a calm breath. */
const BREATH_S = 10
/** Time constant of fading in and out, in seconds. */
const FADE_S = 0.8

/** The sound of one pause. `setOn` fades it in or out; `end` releases its resources. */
export type PauseSound = { readonly setOn: (isOn: boolean) => void; readonly end: () => void }

/**
 * Creates a sound, silent at first; undefined when the browser has no Web Audio. Call it in a click handler, otherwise
 * browsers block it.
 */
export function startPauseSound(): PauseSound | undefined {
  if (!('AudioContext' in globalThis)) return undefined
  const context = new AudioContext()
  const master = new GainNode(context, { gain: 0 })
  const swell = new GainNode(context, { gain: 0.75 })
  const breath = new OscillatorNode(context, { frequency: 1 / BREATH_S })
  const depth = new GainNode(context, { gain: 0.25 })
  breath.connect(depth).connect(swell.gain)
  swell.connect(master).connect(context.destination)
  for (const { hertz, share } of NOTES) {
    const note = new OscillatorNode(context, { frequency: hertz })
    note.connect(new GainNode(context, { gain: share })).connect(swell)
    note.start()
  }
  breath.start()
  return {
    setOn: (isOn) => {
      // A browser may block the sound; the pause continues without it.
      if (isOn) context.resume().catch(() => undefined)
      master.gain.setTargetAtTime(isOn ? LOUDNESS : 0, context.currentTime, FADE_S)
    },
    end: () => {
      context.close().catch(() => undefined)
    },
  }
}
