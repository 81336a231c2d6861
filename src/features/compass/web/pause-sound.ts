/** A quiet chord under the guided pause, made by the browser itself (Web Audio): nothing is fetched. */

/** The notes in Hz, deep to high, and how loud each is beside the others. */
const NOTES = [
  { hertz: 110, share: 1 },
  { hertz: 164.81, share: 0.6 },
  { hertz: 220, share: 0.45 },
  { hertz: 329.63, share: 0.16 },
] as const

const LOUDNESS = 0.05
/** The chord swells once in a calm breath. */
const BREATH_S = 10
/** How quickly it comes and goes, as a time constant in seconds. */
const FADE_S = 0.8

/** The sound of one pause. `setOn` fades it in or out; `end` gives the browser everything back. */
export type PauseSound = { readonly setOn: (isOn: boolean) => void; readonly end: () => void }

/** Begins a sound that is still silent; undefined where the browser makes none. Call it from a tap: else browsers keep silent. */
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
      // A browser may hold the sound back until it is asked for; that must stop nothing else.
      if (isOn) context.resume().catch(() => undefined)
      master.gain.setTargetAtTime(isOn ? LOUDNESS : 0, context.currentTime, FADE_S)
    },
    end: () => {
      context.close().catch(() => undefined)
    },
  }
}
