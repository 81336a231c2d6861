import { describe, expect, test } from 'vitest'
import type { Speaker } from '../../text/rules/speech.ts'
import { recognise } from './recognise.ts'

const classesOf = (text: string, speaker: Speaker) => recognise(text, speaker).map((one) => one.class)

describe('danger told in words of daily life', () => {
  test.each([
    // Tools at hand, the past that returns, relief at an accident, preparations.
    ['C1', 'I hold the straighteners to my arm until it goes quiet in my head'],
    ['C1', 'apoyo la muñeca en la bandeja del horno cuando todo es demasiado'],
    ['C1', 'je me brûle avec le fer pour sentir autre chose'],
    ['C1', "it's back, the cutting, after all these years"],
    ['C1', 'I was relieved for a second when I thought the car would not stop'],
    ['C1', "j'ai réglé les papiers pour que personne n'ait d'ennuis après"],
    ['C1', 'dejé los papeles arreglados para que nadie tenga líos después'],
    ['C1', "I don't plan past Friday any more"],
    // Another person.
    ['C1', 'my son said we would be happier without him'],
    ['C1', 'mi madre dice que no quiere vivir más'],
    ['C1', 'ma sœur a essayé de mettre fin à ses jours hier'],
    // Sex under pressure, time, money, the way home.
    ['C2', 'I give in to sex so that the evening stays quiet'],
    ['C2', 'insiste e insiste hasta que lo dejo'],
    ['C2', 'il compte les minutes entre le travail et la maison'],
    ['C2', 'my wages go into his account'],
    ['C2', 'él decide cuándo puedo ver a mi hermana'],
    ['C2', "il m'a laissée au bord de la route parce que je l'ai contredit"],
    // Heart without the word pain, stroke in lay words.
    ['M1', 'my jaw aches and my left arm is heavy and I feel sick'],
    ['M1', 'una cincha apretada en las costillas y sudor frío'],
    ['M1', "j'ai lâché la tasse et ma main ne se ferme plus"],
    ['M1', 'half my face will not move when I smile'],
    ['D', 'my friend takes 100 and I only take 50, maybe I should too'],
    ['D', 'creo que este fin de semana me salto la progesterona, me deja atontada'],
    ['D', 'je suis passée toute seule aux plantes'],
    ['X', 'put a name to it for me'],
    ['X', '¿estos valores de sangre son buenos o malos?'],
    ['X', "c'est quelque chose de grave ?"],
  ])('%s: %s', (name, text) => {
    expect(classesOf(text, 'woman')).toContain(name)
  })
})

describe('danger told by the partner', () => {
  test.each([
    ['C1', 'she gave away her jewellery and cleared her desk'],
    ['C1', 'me siento en el garaje con el motor y pienso'],
    ['C2', 'I took her car key so she stays'],
    ['C2', "j'ai insisté jusqu'à ce qu'elle cède"],
    ['C2', 'ella me pega cuando bebe'],
    ['C2', 'le machaco sus pastillas en el té para que se calme'],
    ['M1', 'elle est grise, en sueur et se tient la poitrine'],
    ['P', 'where is she right now'],
    ['P', '¿confía en mí?'],
  ])('%s: %s', (name, text) => {
    expect(classesOf(text, 'partner')).toContain(name)
  })
})

describe('ordinary sentences', () => {
  test.each([
    'He came home late, did not call, and his dinner was cold, so I went to bed in a huff',
    'he pushed me on the swing',
    'I have nothing left to wear',
    'I wrote a goodbye letter to smoking',
    "I can't breathe in these trousers",
    'le escribí una carta de despedida al tabaco',
    'me ahogo entre tanta ropa sucia',
    'me sigue queriendo',
    "j'ai jeté la balance",
    'le toit s’écroule, les couvreurs arrivent',
    "il m'oblige à regarder le foot, quelle plaie",
    'I forgot my magnesium yesterday',
  ])('of a woman raise no alarm: %s', (text) => {
    expect(classesOf(text, 'woman')).toEqual([])
  })

  test.each([
    'how can I help her when she cries at night',
    'I want to hold her, is that too much?',
    "she's hot and I'm cold, what about the duvet",
    'I read her card twice',
    'le duele la cabeza antes de la regla',
    'tengo miedo de hacerle daño en el sexo',
    'elle dort mal, je change de chambre ?',
    "elle dit qu'elle n'est plus elle-même",
    'je suis sa femme, je traverse ça aussi',
  ])('of a supportive partner raise no alarm: %s', (text) => {
    expect(classesOf(text, 'partner')).toEqual([])
  })
})
