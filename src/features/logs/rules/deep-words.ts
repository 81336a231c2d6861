import type { DeepAnswers } from '../contract.ts'
import { DEEP_TEXT_COUNT, toDeepForm, writtenTexts, DEEP_CATEGORIES, type DeepCategory } from './deep.ts'
import { counted } from './quick-words.ts'

const ENERGY_WORDS = { steady: 'steady energy', 'rise-fall': 'energy up and down' } as const

const TOPICS: Record<DeepCategory, string> = {
  hotFlashes: 'hot flashes',
  sleep: 'sleep',
  mood: 'mood',
  energy: 'energy',
  diet: 'food',
  focus: 'clear thinking',
  supplements: 'supplements',
  physical: 'movement',
  stress: 'what keeps me calm',
  journal: 'the week',
}

/** What a Deep Log says beside its texts, one short phrase per answered question and none for the others. */
function saidPhrases(answers: DeepAnswers): string[] {
  const phrases: string[] = []
  if (answers.dominant_emotion_today) phrases.push(`felt ${answers.dominant_emotion_today}`)
  if (answers.energy_steadiness) phrases.push(ENERGY_WORDS[answers.energy_steadiness])
  if (answers.body_wake_up_feeling && answers.body_wake_up_feeling !== 'other') phrases.push(`woke up ${answers.body_wake_up_feeling}`)
  if (answers.hot_flashes_count_detail) phrases.push(counted(Number(answers.hot_flashes_count_detail), 'hot flash', 'hot flashes'))
  if (typeof answers.night_sweats_count === 'number') phrases.push(counted(answers.night_sweats_count, 'night sweat', 'night sweats'))
  return phrases
}

/** A Deep Log in one line of a list: what it says, and how many of its 14 texts are written. Never the texts themselves. */
export function deepPhrases(answers: DeepAnswers): string[] {
  const written = writtenTexts(DEEP_CATEGORIES, toDeepForm(answers).form)
  return written > 0 ? [...saidPhrases(answers), `${written} of ${DEEP_TEXT_COUNT} written`] : saidPhrases(answers)
}

/** The first words of a talk with Lara about a Deep Log, by default one just saved; she can change them before she sends them. Her texts stay in her log. */
export function toDeepChatContext(answers: DeepAnswers, opening = 'I just saved my Deep Log'): string {
  const { form } = toDeepForm(answers)
  const topics = DEEP_CATEGORIES.filter((category) => writtenTexts([category], form) > 0).map((category) => TOPICS[category])
  const last = topics.at(-1)
  const about = topics.length > 1 ? `${topics.slice(0, -1).join(', ')} and ${last}` : last
  const said = saidPhrases(answers).join(', ')
  return [`${opening}${said && `: ${said}`}.`, about && `I wrote about ${about}.`, 'Can we talk about it?'].filter(Boolean).join(' ')
}
