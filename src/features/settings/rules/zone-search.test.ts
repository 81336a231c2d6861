import { expect, test } from 'vitest'
import { matchingZones, toZone } from './zone-search.ts'

const zones = [
  toZone('Africa/Johannesburg', 'South Africa Time'),
  toZone('America/Argentina/Buenos_Aires', 'Argentina Time'),
  toZone('America/New_York', 'Eastern Time'),
  toZone('America/Sao_Paulo', 'Brasília Time'),
  toZone('Atlantic/South_Georgia', 'South Georgia Time'),
  toZone('Europe/Paris', 'Central European Time'),
  toZone('Europe/Prague', 'Central European Time'),
  toZone('UTC'),
]

test.each([
  ['paris', ['Europe/Paris']],
  ['PAR', ['Europe/Paris']],
  ['são', ['America/Sao_Paulo']],
  ['brasilia', ['America/Sao_Paulo']],
  ['new york', ['America/New_York']],
  ['new_york', ['America/New_York']],
  ['America/New_York', ['America/New_York']],
  ['buenos', ['America/Argentina/Buenos_Aires']],
  ['central european', ['Europe/Paris', 'Europe/Prague']],
  ['europe pra', ['Europe/Prague']],
  ['south', ['Atlantic/South_Georgia', 'Africa/Johannesburg']],
  ['utc', ['UTC']],
  ['ork', []],
  ['   ', []],
  ['.*', []],
])('"%s" finds %j', (query, names) => expect(matchingZones(zones, query, 8).map(({ name }) => name)).toEqual(names))

test('at most the given number is returned', () => expect(matchingZones(zones, 'e', 1)).toHaveLength(1))

test('a zone has a readable label', () => expect(toZone('America/Argentina/Buenos_Aires').label).toBe('America / Argentina / Buenos Aires'))
