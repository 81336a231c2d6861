import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const classesOf = (text: string) => [...new Set(recognise(text, 'woman').map((one) => one.class))]

describe('a question about her notes, people in general or a word', () => {
  test.each([
    'when was my worst headache?',
    'what was my worst headache this year?',
    '¿cuál fue mi peor dolor de cabeza este mes?',
    'quelle a été ma pire migraine cette année ?',
    'How long do women usually stay on hormone therapy?',
    '¿Cuántas mujeres sangran después de la menopausia?',
    'What does anaphylaxis mean',
    'Qué es un ictus',
    "C'est quoi un fibrome ?",
  ])('is no danger: %s', (text) => {
    expect(classesOf(text)).toEqual([])
  })

  test.each([
    ['M1', 'What is this? The worst headache of my life, it came out of nowhere'],
    ['M1', 'what is wrong, my chest hurts and my left arm is numb'],
    ['M1', 'When was my worst headache? It is now, like an explosion in my head'],
    ['M2', "Why do doctors ask? I'm 60 and bleeding again after ten years without a period"],
    ['D', 'How long should I stay on hormone therapy, can I stop it now?'],
    ['M1', 'My heaviest bleeding this year, I soak a pad every hour'],
    ['M1', 'Mi peor sangrado de este año, empapo una compresa cada hora'],
  ])('does not hide a danger of her own (%s): %s', (name, text) => {
    expect(classesOf(text)).toContain(name)
  })
})

describe('a past that is over', () => {
  test.each([
    "Years ago I took an overdose. I'm in a completely different place today and thankful for it",
    'I was suicidal at 30. I got help, it is long over and I am happy',
  ])('is no danger: %s', (text) => {
    expect(classesOf(text)).toEqual([])
  })

  test.each([
    'Years ago I took an overdose. I have been well for years, but lately it is all coming back',
    "I'm happy for my sister but years ago I took an overdose and I'm tempted again",
    'I was suicidal at 30 and I am suicidal again',
    'I tried to kill myself years ago. I am not happy and I think about dying',
    'Il y a des années j’ai fait une tentative. Je ne vais pas bien, je pense à mourir',
  ])('is one where it returns: %s', (text) => {
    expect(classesOf(text)).toContain('C1')
  })

  test.each([
    'He has been hitting me for years. It began years ago and I am not happy',
    'I was abused when I was young. My husband controls my money and I am not free',
    'My first husband was kind, I am at peace with that. My husband hits me',
  ])('does not hide what goes on now: %s', (text) => {
    expect(classesOf(text)).toContain('C2')
  })
})
