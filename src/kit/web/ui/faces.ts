const PAINED = 'M13.5 20.1l6.5-2.6M34.5 20.1l-6.5-2.6'
const CALM = 'M17.5 19v2.4M30.5 19v2.4'
const GLAD = 'M17.5 18.4v2.4M30.5 18.4v2.4'

/** Eyes and mouth of the ten faces on a disc of 48, worst to best, one per half step of a mood. */
export const FACES = [
  `${PAINED}M15 36.5q9-12 18 0M14.5 24.5v3.5`,
  `${PAINED}M16 34.5q8-8 16 0`,
  `${CALM}M16 35q8-8 16 0`,
  `${CALM}M17 33.5q7-4.6 14 0`,
  `${CALM}M17.5 33.4l13-2.6`,
  `${CALM}M17 32h14`,
  `${GLAD}M17 31q7 3.4 14 0`,
  `${GLAD}M16 29.5q8 7 16 0`,
  `${GLAD}M15 28.5q9 11 18 0`,
  'M13.6 21q3.4-4.6 6.8 0M27.6 21q3.4-4.6 6.8 0M15 28.5q9 11 18 0',
] as const
