import { expect, test } from 'vitest'
import { earlyEntry } from './told-early.ts'

test.each([
  ["got my results today. im 41 and the doc says it's menopause already", 'stages-early'],
  ['tengo 36 años y me dijeron hoy q ya estoy en menopausia. no me lo creo', 'stages-before-40'],
  ['como que que bien?? te acabo de decir que tengo la menopausia a los 36', 'stages-before-40'],
  ["on m'a dit que j'étais ménopausée. j'ai 38 ans", 'stages-before-40'],
  ["j'ai 38 ans. c'est dangereux d'être ménopausée si jeune ?", 'stages-before-40'],
])('"%s" is answered by %s', (message, id) => expect(earlyEntry(message)?.id).toBe(id))

test.each([
  "I'm 52 and in menopause",
  'my mum was 38 and in menopause',
  'married at 25, in menopause now at 53',
  'je suis ménopausée depuis 3 ans, après 30 ans de mariage',
])('"%s" is not', (message) => expect(earlyEntry(message)).toBeUndefined())
