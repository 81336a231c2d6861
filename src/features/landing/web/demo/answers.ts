/** Computes the demo's answers in the page. Rules and knowledge are loaded once, when first needed. */
import { localDateAt } from '../../../../kit/local-date.ts'
import { language as pageLanguage } from '../../../../kit/words.ts'
import { type LightPack, openLight } from '../../../knowledge/rules/light-library.ts'
import { type Language, type Region, SPOKEN } from '../../../text/rules/speech.ts'
import { regionOf } from '../../../text/rules/region.ts'
import type { DemoKnowledge } from '../../rules/demo.ts'
import { type DemoAnswer, titledAnswer } from '../../rules/demo-answer.ts'

/** A part of the page failed to load. */
export class NotFetched extends Error {}

async function fetched<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (error) {
    throw new NotFetched('A part of the demo did not arrive', { cause: error })
  }
}

const PACKS: Record<Language, () => Promise<{ PACK: LightPack }>> = {
  en: () => import('virtual:light-pack/en'),
  es: () => import('virtual:light-pack/es'),
  fr: () => import('virtual:light-pack/fr'),
}

const known = new Map<Language, DemoKnowledge>()

async function knownIn(language: Language): Promise<DemoKnowledge> {
  const before = known.get(language)
  if (before) return before
  const { PACK: pack } = await fetched(PACKS[language]())
  const opened = { pack, library: openLight(pack) }
  known.set(language, opened)
  return opened
}

/** The safety rules are large, so they are loaded when typing starts. */
const fetchRules = () => import('../../rules/demo.ts')

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Region for help lines and vocabulary, guessed from the device's time zone. */
export function regionHere(): Region {
  return regionOf(timeZone())
}

/** Language of the page; on the English page, the browser's language if Lara speaks it. */
function languageHere(): Language {
  const page = pageLanguage()
  if (page !== 'en') return page
  return SPOKEN.find((language) => navigator.language.startsWith(language)) ?? 'en'
}

/** Preloads what a typed question needs; a failed load is retried with the question. */
export function prepareAnswers(): void {
  fetchRules().catch(() => undefined)
  knownIn(pageLanguage()).catch(() => undefined)
}

/** The answer to a question that was typed. Throws NotFetched where its parts do not arrive. */
export async function answerTo(question: string): Promise<DemoAnswer> {
  const { answerInDemo } = await fetched(fetchRules())
  const today = localDateAt(Date.now(), timeZone())
  return answerInDemo(question, { region: regionHere(), preferred: languageHere(), today, open: knownIn })
}

/** Returns the answer to a tapped question, by its title in `language`. Throws NotFetched if data fail to load. */
export async function answerToTitle(title: string, language: Language): Promise<DemoAnswer> {
  const { pack } = await knownIn(language)
  const answer = titledAnswer(title, pack, regionHere())
  if (!answer) throw new Error(`No entry is titled “${title}”`)
  return answer
}
