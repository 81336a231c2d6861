import { expect, test } from 'vitest'
import { toWritten } from '../../text/rules/written.ts'
import { conceptFeatures } from './medication/concepts.ts'
import { recognise } from './recognise.ts'
import { recogniseAll } from './recognise-all.ts'

test('the concepts of the first message are read as those of any later one', () => {
  const read = () => conceptFeatures(toWritten('is half a tablet enough for me'))
  const first = read()
  expect(first).toContain('@form less')
  expect(read()).toEqual(first)
})

test.each([
  'my new tablets make me dizzy so i only have them at weekends',
  'la doctora está de vacaciones y yo ya voy por la mitad de la dosis',
  'j’en ai pris un de trop ce matin',
])('weights recognise a decision about a medicine that no phrase names: %s', (message) => {
  expect(recognise(message, 'woman')).toEqual([])
  expect(recogniseAll(message, 'woman')).toEqual([expect.objectContaining({ class: 'D', cause: 'weighed' })])
})

test.each([
  'the patch makes my skin itch',
  'and the gel?',
  'how long can you stay on HRT?',
  'my doctor gave me sertraline for the flushes and I sleep better',
  '¿y el gel?',
  'apunta que hoy me tomé la pastilla',
  'et le gel ?',
  'rappelle-moi mon comprimé à 21 heures',
])('and leave other messages about medicines alone: %s', (message) => {
  expect(recogniseAll(message, 'woman')).toEqual([])
})
