/**
 * Explains how a sentence is understood and answered, for the woman and for the partner: the phrases and weights that
 * decide, the guards that take a phrase away, the layer that answers, and the knowledge entries with their scores.
 * `node scripts/explain.ts "sentence"`
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type LocalDate, localDateAt } from '../src/kit/local-date.ts'
import { complaintOf } from '../src/features/answers/rules/complaint.ts'
import { guideOf } from '../src/features/answers/rules/guides.ts'
import { findKnowledge, toEntryAnswer } from '../src/features/answers/rules/knowledge-answer.ts'
import { answerLanguage } from '../src/features/answers/rules/respond.ts'
import { safetyAnswer } from '../src/features/answers/rules/safety-answer.ts'
import { smallTalkOf } from '../src/features/answers/rules/small-talk.ts'
import { speechActOf } from '../src/features/answers/rules/speech-act.ts'
import { speechActAnswer } from '../src/features/answers/rules/speech-act-answer.ts'
import { readDataQuestion } from '../src/features/lara/rules/read-data-question.ts'
import { libraryOf } from '../src/features/lara/server/library.ts'
import { partnerKindsRanking } from '../src/features/partner-chat/server/rankings.ts'
import { answerPartner } from '../src/features/partner-chat/rules/answer.ts'
import type { PhraseMatch, Recognised } from '../src/features/safety/rules/classes.ts'
import { isConceptNamed, isShort } from '../src/features/safety/rules/crisis-concepts.ts'
import { aloneMore, namedIn } from '../src/features/safety/rules/recognise.ts'
import {
  featureNumbersOf,
  featuresOf,
  phraseFeatures,
  PHRASES_WEIGHED,
  type Scales,
  weighedParts,
} from '../src/features/safety/rules/weighed.ts'
import { recogniseChecked } from '../src/features/lara/server/recognise-checked.ts'
import { SERVER_SCALES } from '../src/features/safety/rules/recognise-all.ts'
import { featureNumber } from '../src/features/text/rules/features.ts'
import { languageOf } from '../src/features/text/rules/language.ts'
import type { Language, Speaker } from '../src/features/text/rules/speech.ts'
import { toWritten, type Written } from '../src/features/text/rules/written.ts'
import { FOLDER_OF } from './models.ts'

const RULES = resolve(import.meta.dirname, '../src/features/safety/rules')
const FEATURES_MAX = 10
/** Longer patterns and texts are cut, in characters. */
const TEXT_MOST = 140

/**
 * Where a pattern is written: "self-harm/en-wish.ts:12", or the folder of its class when it is put together by code.
 */
function placeOf({ class: name, language, pattern }: PhraseMatch): string {
  const folder = FOLDER_OF[name]
  // The same pattern may be in the tables of several languages.
  const isOfLanguage = (file: string) => basename(file).startsWith(language)
  const files = globSync(`${folder}/*.ts`, { cwd: RULES }).toSorted()
  for (const file of [...files.filter(isOfLanguage), ...files.filter((one) => !isOfLanguage(one))]) {
    const line = readFileSync(join(RULES, file), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(`'${pattern}'`) || text.includes(`"${pattern}"`) || text.includes(`\`${pattern}\``))
    if (line >= 0) return `${basename(dirname(join(RULES, file)))}/${basename(file)}:${line + 1}`
  }
  return `${folder}/`
}

function matchLine(match: PhraseMatch): string {
  const { class: name, cause, language, words, pattern, removedBy } = match
  const what = `${name} ${cause} (${language}): “${words}” by ${cut(pattern)}, ${placeOf(match)}`
  return removedBy === undefined ? what : `${what}; taken away by ${cut(removedBy)}`
}

/**
 * The strongest features for and against a class in the part of the message that weighs most, with sum and threshold.
 */
function weightLines(scales: Scales, written: Written, named: readonly Recognised[], speaker: Speaker): string[] {
  const further = scales.further(written)
  const scoreOf = (words: readonly string[]) => scales.score(new Set([...featureNumbersOf(words), ...further.map(featureNumber)]), named)
  const [heaviest = []] = weighedParts(written.read).toSorted((one, other) => scoreOf(other) - scoreOf(one))
  const sum = scoreOf(heaviest)
  const features = [...phraseFeatures(scales.class, named), ...featuresOf(heaviest), ...further]
  const size = Math.sqrt(Math.max(1, features.length))
  const weights = features
    .map((feature) => ({ feature, weight: Math.round(scales.weightOf(feature) / size) }))
    .filter(({ weight }) => weight !== 0)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  const list = (isFor: boolean) =>
    weights
      .filter(({ weight }) => weight > 0 === isFor)
      .slice(0, FEATURES_MAX)
      .map(({ feature, weight }) => `${feature} ${weight > 0 ? '+' : ''}${weight}`)
      .join(', ') || 'none'
  return [
    `${scales.class}: ${Math.round(sum)}, threshold ${scales.least}, bias ${scales.bias}: ${verdictOf(scales, sum, written, named, speaker)}`,
    `  for: ${list(true)}`,
    `  against: ${list(false)}`,
  ]
}

function verdictOf({ class: name, least }: Scales, sum: number, written: Written, named: readonly Recognised[], speaker: Speaker): string {
  const more = aloneMore(name, written, speaker)
  const own = named.filter((one) => one.class === name)
  if (!PHRASES_WEIGHED.has(name) && own.length > 0) return 'recognised by phrases, which are not weighed'
  if (own.some(({ isPlain }) => isPlain === true)) return 'recognised, a plain statement is not weighed'
  if (sum < least) return own.length > 0 ? 'not recognised, the weights take the phrases away' : 'not recognised'
  if (own.length > 0) return 'recognised, phrases and weights agree'
  if (sum < least + more) return `not recognised, without a phrase ${least + more} are needed`
  return isShort(written) && !isConceptNamed(name, written)
    ? 'not recognised, a short message must name what the class is about'
    : 'recognised by weights alone'
}

function recognisedLine({ class: name, cause, language, isNow, about, isDenied }: Recognised): string {
  return [`${name} ${cause} (${language})`, isNow && 'now', about === 'other' && 'about someone else', isDenied && 'denied']
    .filter(Boolean)
    .join(', ')
}

/** The layer that answers the woman in a new conversation, and what it answers with. */
function answerToHer(sentence: string, recognised: readonly Recognised[], language: Language, today: LocalDate): string {
  const manner = { language, region: 'US', tone: 'calm' } as const
  const safety = safetyAnswer(recognised, manner, { speaker: 'woman', recent: new Set() })
  if (safety) return `safety, ${safety.parts.class}: ${beginningOf(safety.text)}`
  const guide = guideOf(sentence)
  if (guide) return `guide, ${guide}`
  const conversation = smallTalkOf(sentence)
  if (conversation) return `small talk, ${conversation}`
  const question = readDataQuestion(sentence, today, null)
  if (question) return `her data, ${JSON.stringify(question)}`
  const act = speechActOf(sentence, language)
  const said = act && act.kind !== 'question' ? speechActAnswer(act, sentence, manner) : undefined
  const told = act && said && `${act.kind}: ${beginningOf(said.text)}`
  const isClear = act !== undefined && !('isSure' in act && !act.isSure)
  if (told && isClear) return told
  const { entry } = findKnowledge(sentence, language, libraryOf(language))
  return entry ? `knowledge, ${entry.id}: ${beginningOf(toEntryAnswer(entry, manner).text)}` : (told ?? 'unknown')
}

async function answerToPartner(sentence: string, recognised: readonly Recognised[], language: Language): Promise<string> {
  const made = await answerPartner(
    sentence,
    recognised,
    { page: language, region: 'US' },
    {
      libraryOf,
      kinds: partnerKindsRanking,
      recognise: async (part) => recogniseChecked(part, 'partner'),
    },
  )
  const name = made.parts.class ? `, ${made.parts.class}` : ''
  return `${made.parts.layer}${name}: ${beginningOf(made.text)}`
}

function beginningOf(text: string): string {
  return cut(text.replaceAll(/\s+/g, ' '))
}

function cut(text: string): string {
  return text.length > TEXT_MOST ? `${text.slice(0, TEXT_MOST - 1)}…` : text
}

function section(title: string, lines: readonly string[]): string[] {
  return [`  ${title}`, ...(lines.length > 0 ? lines : ['none']).map((line) => `    ${line}`)]
}

async function speakerLines(sentence: string, speaker: Speaker, page: Language, today: LocalDate): Promise<string[]> {
  const written = toWritten(sentence)
  const matches: PhraseMatch[] = []
  const named = namedIn(written, speaker, (match) => matches.push(match))
  const recognised = recogniseChecked(sentence, speaker)
  const silent = named.filter((one) => !matches.some((match) => match.class === one.class))
  const answer =
    speaker === 'woman'
      ? answerToHer(sentence, recognised, page, today)
      : await answerToPartner(sentence, recognised, answerLanguage(sentence, recognised, page))
  return [
    `As the ${speaker}`,
    ...section('Phrases', [
      ...new Set([...matches.map(matchLine), ...silent.map((one) => `${recognisedLine(one)} by code, ${FOLDER_OF[one.class]}/`)]),
    ]),
    ...section(
      'Weights',
      SERVER_SCALES.flatMap((scales) => weightLines(scales, written, named, speaker)),
    ),
    ...section('Recognised', recognised.map(recognisedLine)),
    ...section('Answer', [answer]),
  ]
}

function knowledgeLines(sentence: string, language: Language): string[] {
  const library = libraryOf(language)
  const { entries, none } = library.rank(sentence)
  const complaint = complaintOf(sentence, language)
  const share = (value: number) => value.toFixed(3)
  return [
    `Knowledge (${language})`,
    ...(complaint === undefined ? [] : [`  Named as a complaint by a phrase, before the search: ${complaint}`]),
    `  Found by search: ${library.find(sentence).entry?.id ?? 'no entry'}`,
    ...entries.map(({ entry, share: value }) => `    ${share(value)} ${entry.id}`),
    `    ${share(none)} no entry answers it`,
  ]
}

/** The explanation of a sentence as plain text. `today` is used for questions about her data. */
export async function explain(sentence: string, today: LocalDate): Promise<string> {
  const language = languageOf(sentence, 'en')
  const words = toWritten(sentence).read.map((part) => part.words.join(' '))
  return [
    `Sentence (${language}): ${sentence}`,
    `Read as: ${words.join(' / ')}`,
    '',
    ...(await speakerLines(sentence, 'woman', language, today)),
    '',
    ...(await speakerLines(sentence, 'partner', language, today)),
    '',
    ...knowledgeLines(sentence, language),
  ].join('\n')
}

if (import.meta.main) {
  const sentence = process.argv.slice(2).join(' ')
  if (sentence === '') throw new Error('A sentence expected: node scripts/explain.ts "sentence"')
  console.log(await explain(sentence, localDateAt(Date.now(), 'UTC')))
}
