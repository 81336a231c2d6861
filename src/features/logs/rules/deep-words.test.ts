import { expect, test } from 'vitest'
import type { DeepAnswers } from '../contract.ts'
import { deepPhrases, toDeepChatContext } from './deep-words.ts'

test.each<[DeepAnswers, string[]]>([
  [{}, []],
  [{ dominant_emotion_today: null, focus_factors: null }, []],
  [{ dominant_emotion_today: 'calm', energy_steadiness: 'rise-fall' }, ['felt calm', 'energy up and down']],
  [{ energy_steadiness: 'steady', body_wake_up_feeling: 'tired' }, ['steady energy', 'woke up tired']],
  [{ body_wake_up_feeling: 'other', hot_flashes_count_detail: '0', night_sweats_count: 2 }, ['no hot flashes', '2 night sweats']],
  [{ hot_flashes_count_detail: '1', guided_journal_response: 'a secret' }, ['1 hot flash', '1 of 14 written']],
])('%j in words', (answers, phrases) => {
  expect(deepPhrases(answers)).toEqual(phrases)
})

test.each<[DeepAnswers, string]>([
  [{ dominant_emotion_today: 'stressed' }, 'I just saved my Deep Log: felt stressed. Can we talk about it?'],
  [{ focus_factors: 'a secret' }, 'I just saved my Deep Log. I wrote about clear thinking. Can we talk about it?'],
  [
    {
      dominant_emotion_today: 'calm',
      hot_flashes_count_detail: '3',
      sleep_influence_factor: 'x',
      most_nourishing_meal: 'y',
      calm_challenges: 'z',
    },
    'I just saved my Deep Log: felt calm, 3 hot flashes. I wrote about sleep, food and what keeps me calm. Can we talk about it?',
  ],
])('the message to Lara names choices and subjects but contains no texts: %j', (answers, words) => {
  expect(toDeepChatContext(answers)).toBe(words)
})
