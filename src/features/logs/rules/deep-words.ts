import { t } from '../../../kit/words.ts'
import type { DEEP_EMOTIONS, DeepAnswers, WAKE_FEELINGS } from '../contract.ts'
import { DEEP_TEXT_COUNT, toDeepForm, writtenTexts, DEEP_CATEGORIES, type DeepCategory } from './deep.ts'
import { hotFlashWords, nightSweatWords } from './quick-words.ts'

type Emotion = (typeof DEEP_EMOTIONS)[number]

/** Labels of the dominant emotions, as in the form. */
export const emotionWords = (): Record<Emotion, string> => ({
  exhausted: t`Exhausted`,
  stressed: t`Stressed`,
  fine: t`Fine`,
  calm: t`Calm`,
  energized: t`Energized`,
})

const feltWords = (): Record<Emotion, string> => ({
  exhausted: t`felt exhausted`,
  stressed: t`felt stressed`,
  fine: t`felt fine`,
  calm: t`felt calm`,
  energized: t`felt energized`,
})

const wokeWords = (): Record<Exclude<(typeof WAKE_FEELINGS)[number], 'other'>, string> => ({
  clear: t`woke up clear`,
  groggy: t`woke up groggy`,
  heavy: t`woke up heavy`,
  tired: t`woke up tired`,
})

const energyWords = () => ({ steady: t`steady energy`, 'rise-fall': t`energy up and down` })

const topicWords = (): Record<DeepCategory, string> => ({
  hotFlashes: t`hot flashes`,
  sleep: t`sleep`,
  mood: t`mood`,
  energy: t`energy`,
  diet: t`food`,
  focus: t`clear thinking`,
  supplements: t`supplements`,
  physical: t`movement`,
  stress: t`what keeps me calm`,
  journal: t`the week`,
})

/** The answers other than texts, one short phrase each; unanswered questions are skipped. */
function answerPhrases(answers: DeepAnswers): string[] {
  const phrases: string[] = []
  if (answers.dominant_emotion_today) phrases.push(feltWords()[answers.dominant_emotion_today])
  if (answers.energy_steadiness) phrases.push(energyWords()[answers.energy_steadiness])
  if (answers.body_wake_up_feeling && answers.body_wake_up_feeling !== 'other') phrases.push(wokeWords()[answers.body_wake_up_feeling])
  if (answers.hot_flashes_count_detail) phrases.push(hotFlashWords(Number(answers.hot_flashes_count_detail)))
  if (typeof answers.night_sweats_count === 'number') phrases.push(nightSweatWords(answers.night_sweats_count))
  return phrases
}

/**
 * Summary of a deep log for a list: its answers and how many of its 14 texts are written. Contains none of the texts.
 */
export function deepPhrases(answers: DeepAnswers): string[] {
  const written = writtenTexts(DEEP_CATEGORIES, toDeepForm(answers).form)
  return written > 0 ? [...answerPhrases(answers), t`${written} of ${DEEP_TEXT_COUNT} written`] : answerPhrases(answers)
}

/**
 * The prepared first message to Lara about a deep log, by default one just saved; editable before it is sent.
 * Contains none of the texts.
 */
export function toDeepChatContext(answers: DeepAnswers, opening = t`I just saved my Deep Log`): string {
  const { form } = toDeepForm(answers)
  const topics = DEEP_CATEGORIES.filter((category) => writtenTexts([category], form) > 0).map((category) => topicWords()[category])
  const last = topics.at(-1) ?? ''
  const about = topics.length > 1 ? t`${topics.slice(0, -1).join(', ')} and ${last}` : last
  const phrases = answerPhrases(answers).join(', ')
  return [phrases ? t`${opening}: ${phrases}.` : `${opening}.`, about && t`I wrote about ${about}.`, t`Can we talk about it?`]
    .filter(Boolean)
    .join(' ')
}
