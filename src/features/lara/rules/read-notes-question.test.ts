import { describe, expect, test } from 'vitest'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import type { Language } from '../../text/rules/speech.ts'
import { notesRankings } from '../server/rankings.ts'
import type { Tracked } from './read-data-question-symptoms.ts'
import { linkIn } from './read-notes-link.ts'
import { readNotes, toNotesQuestions } from './read-notes-question.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const TRACKED: Tracked = { own: [], symptoms: ['joint_pain', 'palpitations', 'brain_fog'], own_symptoms: [] }

function questionsIn(message: string, language: Language, followed: DataQuestion | null = null): readonly DataQuestion[] {
  const read = readNotes(message, language, notesRankings(), followed !== null)
  return read ? toNotesQuestions(message, read, language, TODAY, { tracked: TRACKED, followed }) : []
}

describe('questions about her notes in words without a grammar', () => {
  test.each([
    ['en', "any days at all in november when i'd no flushes?", { subject: 'hot_flashes', asks: 'days', from: '2026-11-01', to: TODAY }],
    ['en', 'ok so night sweats, trending up or down', { subject: 'night_sweats', asks: 'compare', from: '2026-10-25' }],
    ['en', 'best nights sleep ive had since i been doing this', { subject: 'sleep', asks: 'best' }],
    ['es', 'estoy harta del dolor de rodillas y manos, desde cuando lo tengo apuntado', { symptom: 'joint_pain', asks: 'first' }],
    ['es', 'ya ni me acuerdo cuando me bajó la última vez', { subject: 'bleeding', asks: 'last' }],
    ['fr', "le jour où j'ai eu le plus mal aux articulations", { symptom: 'joint_pain', asks: 'worst' }],
    ['fr', 'fais moi un resumé pour la gyneco svp, les 3 derniers mois', { subject: 'everything', asks: 'how', from: '2026-08-22' }],
  ] as const)('%s: %s', (language, message, expected) => {
    expect(questionsIn(message, language)).toEqual([expect.objectContaining(expected)])
  })

  test.each([
    ['en', 'why do I sweat at night'],
    ['en', 'slept four hours and three flushes already today'],
    ['en', 'cheer me up'],
    ['es', '¿es normal sangrar dos veces al mes?'],
    ['es', 'apunta dos sofocos y mal humor'],
    ['fr', 'est-ce que le vin donne des bouffées à tout le monde ?'],
    ['fr', "j'ai oublié mon patch hier, je fais quoi ?"],
  ] as const)('%s: “%s” is none', (language, message) => expect(questionsIn(message, language)).toEqual([]))

  test('an answer before lends its measure and days', () => {
    const followed = { subject: 'night_sweats', asks: 'how', from: '2026-11-09', to: '2026-11-15', before: null, flow: null } as const
    expect(questionsIn('which nights were those', 'en', followed)).toEqual([
      expect.objectContaining({ subject: 'night_sweats', asks: 'days' }),
    ])
  })

  test('two measures are two questions', () => {
    const found = questionsIn('últimas cuatro semanas comparadas con las cuatro de antes, sofocos y sueño', 'es')
    expect(found.map(({ subject, asks }) => [subject, asks])).toEqual([
      ['hot_flashes', 'compare'],
      ['sleep', 'compare'],
    ])
  })

  test('a link names its two channels', () => {
    const message = 'los dias que ceno tarde me despierto empapada, puede ser'
    const read = readNotes(message, 'es', notesRankings())
    expect(read?.asks[0]).toBe('link')
    expect(read && linkIn(message, read, 'es', TRACKED, null)).toEqual({ keys: ['late_dinner', 'night_sweats_count'] })
  })
})
