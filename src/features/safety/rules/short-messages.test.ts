import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const classesOf = (text: string) => [...new Set(recognise(text, 'woman').map((one) => one.class))]

describe('a message of up to eight words', () => {
  test.each([
    'I want to be a better mother',
    'I want to be a better friend',
    'I took my tablets this morning',
    'I took the tablets',
    'He is angry',
    'I would like to be the first one',
    'quiero ser mejor madre',
    'je voudrais être une meilleure mère',
  ])('is not a crisis by its weights alone: %s', (text) => {
    expect(classesOf(text)).toEqual([])
  })

  test.each([
    ['C1', 'no point living'],
    ['C1', 'Give me one reason not to kill myself'],
    ['C1', 'que sentido tiene seguir viva'],
    ['C1', 'je veu plus vivre'],
    ['C1', 'le nœud est fait'],
    ['C2', 'anoche me forzó'],
    ['C2', 'he lets me out Tuesdays'],
    ['C2', 'il me laisse pas dire non'],
  ])('is one if it contains a word of the class (%s): %s', (name, text) => {
    expect(classesOf(text)).toContain(name)
  })
})

describe('facial droop as a sign of stroke, unlike hair loss', () => {
  test.each([
    'my hair is falling out and my face is dry',
    'My hair has dropped out and my smile is gone',
    'my face is flushed and my hair fell out',
    'My mood dropped and my face is hot',
    'I dropped my face cream',
    'se me cae el pelo y tengo la cara seca',
    'tengo la cara roja y se me ha caído el pelo',
    "j'ai le visage rouge et mes cheveux sont tombés",
    'mes cheveux tombent et mon visage est sec',
    'I fell on my face in the garden',
    'my hair falls on my face',
    'my face is dry and falling apart',
    'my face cream and my hair falling out',
    'me da tanta pena que se me cae la cara de vergüenza',
  ])('not recognised: %s', (text) => {
    expect(classesOf(text)).toEqual([])
  })

  test.each([
    'my face is drooping',
    'one side of my face has dropped',
    'one side of my face is falling',
    'her mouth falls down on the left',
    'My mouth suddenly slid down on the left',
    'my smile is crooked since this morning',
    'half my face is numb',
    'the left side of her mouth is drooping',
    'her eyelid and the corner of her mouth have dropped',
    'se me ha caído la cara de un lado',
    'tengo la boca torcida',
    'media cara se me ha quedado dormida',
    'mon visage tombe d’un côté',
    "j'ai la bouche de travers",
    'sa bouche est tombée du côté gauche',
  ])('an emergency: %s', (text) => {
    expect(classesOf(text)).toContain('M1')
  })
})
