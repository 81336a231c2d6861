import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const classesOf = (text: string) => [...new Set(recognise(text, 'woman').map((one) => one.class))]

/** Asked with a pronoun, as an intention, about what was already done, or by the brand of a country. */
const ASKED = [
  ['D', "don't like what venlafaxine does to me, can I just leave it"],
  ['D', 'I want off these beta blockers'],
  ['D', 'GP wants me on fluoxetine, do I have to'],
  ['D', 'should my wife be on HRT'],
  ['D', 'cómo me voy quitando el lorazepam poco a poco'],
  ['D', 'Aumenté yo sola la paroxetina, ¿hice mal?'],
  ['D', 'el trankimazin y el vino no se llevan, ¿no?'],
  ['D', 'Les statines me donnent mal aux jambes, je les arrête ?'],
  ['D', "ma copine m'a refilé du lexomil, j'en prends un quart ?"],
  ['D', 'à 60 ans faut-il que j’arrête les hormones'],
  ['X', 'what is this rash on my neck'],
  ['X', 'my palms itch, liver?'],
  ['X', 'ferritina 9, ¿por eso estoy agotada?'],
  ['X', 'me estoy volviendo loca o son las hormonas'],
  ['X', "c'est quoi ces plaques rouges dans le cou"],
  ['X', 'sur l’écho c’est écrit endomètre épaissi. C’est grave ?'],
  ['M2', 'my period came back after 14 months'],
  ['M2', 'tampon and pad together and still leaking through the night'],
  ['M2', 'mancha roja en las bragas a los 61'],
  ['M2', 'una herida en el pecho que no se cura'],
  ['M2', 'une tache rouge dans la culotte à 61 ans'],
  ['M2', "j'ai perdu deux tailles en mangeant comme d'habitude"],
] as const

/** Told as a fact, or of something else. */
const TOLD = [
  'what are my rights at work with menopause?',
  'can I get time off work for menopause',
  'note a severe headache today',
  'apunta dolor de cabeza fuerte hoy',
  'est-ce que la ménopause peut donner mal aux articulations',
  'les règles sont-elles plus abondantes en périménopause ?',
  'est-ce que je grossis à cause de la ménopause ?',
  'Doctor put my dose up last week, all fine so far',
  'my patch fell off in the pool, stuck a new one on',
  'my periods come every 28 days, like a clock',
  'My period came after 24 days, then after 35. Is that typical at 47?',
  'la doctora me cambió el gel por el espray y encantada',
  'se me cayó el parche en la piscina y me puse otro',
  'la loca de los gatos, esa soy yo',
  "j'ai arrêté la pilule à 48 ans",
  'le médecin a remplacé mon gel par un spray et ça me plaît',
  'petite brûlure avec le fer, rien de grave',
]

describe('a question about a medicine or a diagnosis, or a red flag, in other words', () => {
  test.each(ASKED)('is recognised (%s): %s', (name, text) => {
    expect(classesOf(text)).toContain(name)
  })

  test.each(TOLD)('is nothing: %s', (text) => {
    expect(classesOf(text)).toEqual([])
  })
})
