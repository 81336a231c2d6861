import type { TideState } from '../../contract.ts'
import { type Colour, colour } from './colour.ts'

const colours = (...digits: string[]): readonly Colour[] => digits.map(colour)

/** Tones at energy 0, 0.5 and 1. */
export type Three<Tone> = readonly [cold: Tone, half: Tone, warm: Tone]

/** All colours of the picture; lists run from top to bottom. */
export type Palette = {
  /** As many tones as `SKY_STOPS`. */
  sky: Three<readonly Colour[]>
  /** Seven tones: the water at the horizon, then below each of the six tides. */
  sea: Three<readonly Colour[]>
  /** The ember from centre to edge. */
  ember: Three<readonly Colour[]>
  coast: Three<Colour>
  mist: Three<Colour>
  crest: Three<Colour>
  coal: Colour
  halo: Colour
  light: Colour
  star: Colour
  shade: Colour
  /** Sparks of the trail. */
  spark: Record<TideState, Colour>
}

const SPARK = { energy: colour('ff9a4d'), focus: colour('ffd86a'), tension: colour('6fd6dc') } as const

/** Positions of the sky's colours, from the top to the horizon. */
export const SKY_STOPS = [0, 0.3, 0.58, 0.82, 1] as const

/** The sea at dusk, for light themes. */
export const DUSK: Palette = {
  sky: [
    colours('181838', '2c2d57', '4a4a7a', '747099', 'a392ac'),
    colours('211744', '46296a', '8b4378', 'd5717a', 'fbb98a'),
    colours('2a1747', '642a62', 'b44068', 'ee6f54', 'ffcb84'),
  ],
  sea: [
    colours('6d7898', '557498', '3f6888', '315a78', '264a67', '1b3a55', '112a41'),
    colours('a87a86', '53798c', '33707f', '276072', '1d4f63', '143d51', '0c2a3c'),
    colours('c9776a', '5d7c80', '35777d', '27666d', '1b525d', '123f4b', '0a2a36'),
  ],
  ember: [colours('ff9160', 'cf4034', '661a2b'), colours('fff6dc', 'ffca74', 'f5793a'), colours('fffdf6', 'fff1c4', 'ffc764')],
  coast: [colour('35335c'), colour('57305f'), colour('6d2a52')],
  mist: [colour('a59fc0'), colour('f0b9ad'), colour('ffd9a8')],
  crest: [colour('c3c6e2'), colour('ffdcc0'), colour('ffe6b4')],
  coal: colour('cf4a3c'),
  halo: colour('ff9a52'),
  light: colour('ffd596'),
  star: colour('fff3dc'),
  shade: colour('0e0716'),
  spark: SPARK,
}

/** The sea at night, for dark themes; no bright areas. */
export const NIGHT: Palette = {
  sky: [
    colours('070917', '0d122c', '151d3c', '20294c', '323f60'),
    colours('0a0919', '16112f', '2b1a45', '512a50', '8a4a50'),
    colours('0e0a1c', '1f1235', '42204c', '7a3350', 'bd6a44'),
  ],
  sea: [
    colours('34425f', '243c5b', '1c324b', '16293f', '112134', '0c192a', '07111e'),
    colours('5f4656', '2a4358', '1d3c4f', '173143', '122737', '0d1e2c', '08141f'),
    colours('84503f', '34485a', '1f4150', '183645', '122b39', '0d202c', '08151e'),
  ],
  ember: [colours('dc6240', '97302a', '420f1b'), colours('ffdc9c', 'f59a4a', 'c0492b'), colours('ffe7b4', 'ffbf66', 'e57a32')],
  coast: [colour('10152c'), colour('1c1230'), colour('281129')],
  mist: [colour('46547a'), colour('96606a'), colour('b8764f')],
  crest: [colour('8ea2c6'), colour('dcae98'), colour('f2c088')],
  coal: colour('96322d'),
  halo: colour('e27a38'),
  light: colour('f4b571'),
  star: colour('fdf0d8'),
  shade: colour('04020a'),
  spark: SPARK,
}
