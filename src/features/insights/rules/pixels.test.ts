import { expect, test } from 'vitest'
import { type PixelDay, type PixelKey, type PixelLevel, pixelMeasures } from './pixels.ts'

const measures = pixelMeasures()

test.each<[PixelKey, PixelDay, PixelLevel, string]>([
  ['mood', { mood: 1 }, 1, 'Terrible'],
  ['mood', { mood: 2 }, 1, 'Awful'],
  ['mood', { mood: 8 }, 4, 'Good'],
  ['mood', { mood: 10 }, 5, 'Perfect'],
  ['hot_flashes', { hot_flashes: 0 }, 0, 'no hot flashes'],
  ['hot_flashes', { hot_flashes: 1 }, 1, '1 hot flash'],
  ['hot_flashes', { hot_flashes: 3 }, 2, '3 hot flashes'],
  ['hot_flashes', { hot_flashes: 4 }, 3, '4 hot flashes'],
  ['hot_flashes', { hot_flashes: 9 }, 4, '9 hot flashes'],
  ['hot_flashes', { hot_flashes: 40 }, 5, '40 hot flashes'],
  ['bleeding', { flow: 'No bleeding' }, 0, 'No bleeding'],
  ['bleeding', { flow: 'Light spotting' }, 1, 'Light spotting'],
  ['bleeding', { flow: 'Heavy flow' }, 5, 'Heavy flow'],
  ['bleeding', { flow: 'Other' }, 'other', 'Other'],
  ['sleep', { sleep: 0 }, 1, '0 hours'],
  ['sleep', { sleep: 4.75 }, 1, '4.8 hours'],
  ['sleep', { sleep: 5 }, 2, '5 hours'],
  ['sleep', { sleep: 8 }, 5, '8 hours'],
  ['energy', { energy: 4 }, 1, 'Low'],
  ['energy', { energy: 7 }, 3, 'Medium'],
  ['energy', { energy: 10 }, 5, 'High'],
])('%s of %j is level %s, "%s"', (key, day, level, words) => {
  expect(measures[key].valueOf(day)).toEqual({ level, words })
  expect(
    measures[key].levels.map(([one]) => one),
    'the legend names it',
  ).toContain(level)
})

test.each(Object.keys(measures) as PixelKey[])('%s of an unknown day is no level, above all not zero', (key) => {
  expect(measures[key].valueOf({})).toBeUndefined()
  expect(measures[key].valueOf({ mood: null, energy: null, sleep: null, hot_flashes: null, flow: null })).toBeUndefined()
})
