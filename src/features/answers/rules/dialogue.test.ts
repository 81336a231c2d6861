import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { Language } from '../../text/rules/speech.ts'
import { partsOf } from './answer.ts'
import { dialogueAnswer, type Exchange, dialogueQuestionOf } from './dialogue.ts'
import { toEntryAnswer } from './knowledge-answer.ts'
import { speechActOf } from './speech-act.ts'

const MANNER = { language: 'en', region: 'UK', tone: 'calm' } as const

describe('questions about the conversation', () => {
  test.each([
    [
      'first',
      'what did I ask first?|what was my first question|¿qué te pregunté primero?|¿cuál fue mi primera pregunta?|quelle était ma première question ?',
    ],
    ['again', 'repeat that please|what did you say?|repítelo por favor|¿qué has dicho?|répète s’il te plaît'],
    ['short', 'say it shorter|in one sentence|can you put it in fewer words|dilo más corto|en resumen|plus court s’il vous plaît'],
    [
      'unclear',
      'I don’t understand|what do you mean?|no lo entiendo|¿qué quieres decir?|je ne comprends pas|j’ai pas compris|I don’t get it, can you explain it more simply?|eso no lo entiendo, explícamelo más fácil|je ne comprends pas, en plus simple ?',
    ],
    ['why', 'why?|but why|¿por qué?|¿y eso por qué?|pourquoi ?'],
    ['sure', 'are you sure?|is that true?|¿estás segura?|¿de verdad?|tu es sûre ?|c’est vrai ?'],
    ['sources', 'where do you have that from?|what are your sources?|¿de dónde sacas eso?|d’où tu tiens ça ?|c’est quoi tes sources ?'],
    ['said', 'what did you say about the patch?|¿qué dijiste de los parches?|tu as dit quoi sur le patch ?'],
  ])('are recognised: %s', (kind, messages) => {
    for (const message of messages.split('|')) expect([message, dialogueQuestionOf(message)?.kind]).toEqual([message, kind])
  })

  test('are not questions with a subject of their own', () => {
    const others = [
      'why do I sweat at night?',
      'are you sure HRT is safe?',
      'repeat prescriptions',
      'what did the doctor say first?',
      'short of breath',
    ]
    for (const message of others) expect([message, dialogueQuestionOf(message)]).toEqual([message, undefined])
  })

  test('never quote words of danger, and repeat no answer to them', async () => {
    const entry = KNOWLEDGE.find(({ id }) => id === 'treatments-black-cohosh')
    if (!entry) throw new Error('No such entry')
    const { text, parts } = toEntryAnswer(entry, MANNER)
    const danger: Exchange = { said: 'I want to die', text: 'x', parts: partsOf('safety', { class: 'C1' }), entry: undefined }
    const asked: Exchange = { said: 'does black cohosh work?', text, parts, entry }
    const first = await dialogueAnswer({ kind: 'first' }, MANNER, [asked, danger], async () => [danger, asked])
    expect(first?.text).toContain('“does black cohosh work?”')
    expect(await dialogueAnswer({ kind: 'again' }, MANNER, [danger], async () => [danger])).toBeUndefined()
    expect((await dialogueAnswer({ kind: 'again' }, MANNER, [asked], async () => [asked]))?.text).toBe(text)
  })
})

test.each([
  ['en', 'listen', 'just listen please|I need to vent|I don’t want advice'],
  ['en', 'kind', 'tell me something nice|say something kind'],
  ['en', 'plan', 'give me a plan for tonight'],
  ['en', 'politics', 'who should I vote for?'],
  ['en', 'okay', 'ok, got it|makes sense'],
  ['en', undefined, 'my husband never listens|is there a plan for my bones?|I see black spots|who can help with HRT?'],
  ['es', 'listen', 'solo escúchame|necesito desahogarme'],
  ['es', 'love', '¿tienes novio?'],
  ['es', 'sad', '😢'],
  ['es', undefined, '¿qué ayuda?|sal y pimienta'],
  ['fr', 'cheer', 'remonte-moi le moral'],
  ['fr', 'belief', 'est-ce que dieu existe ?'],
  ['fr', 'speaks', 'tu parles anglais ?'],
] as const)('in %s, messages beside the subject are recognised: %s', (language: Language, aside, messages) => {
  for (const message of messages.split('|')) {
    const act = speechActOf(message, language)
    expect([message, act?.kind === 'aside' ? act.aside : undefined]).toEqual([message, aside])
  }
})
