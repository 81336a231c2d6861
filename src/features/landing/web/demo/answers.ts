/** Where the demo's answers come from: this page alone. What it needs is fetched once, when it is first wanted. */
import { localDateAt } from '../../../../kit/local-date.ts'
import { language as pageLanguage } from '../../../../kit/words.ts'
import { type LightLibrary, type LightPack, openLight } from '../../../lara/rules/light-library.ts'
import { type Language, type Region, SPOKEN } from '../../../lara/rules/speech.ts'
import { regionOf } from '../../../lara/rules/region.ts'
import { type DemoAnswer, titledAnswer } from '../../rules/demo-told.ts'

/** A part of the page that did not arrive. */
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

type Known = { readonly pack: LightPack; readonly library: LightLibrary }

const known = new Map<Language, Known>()

async function knownIn(language: Language): Promise<Known> {
  const before = known.get(language)
  if (before) return before
  const { PACK: pack } = await fetched(PACKS[language]())
  const opened = { pack, library: openLight(pack) }
  known.set(language, opened)
  return opened
}

/** The rules of safety, heavy: fetched when somebody begins to write. */
const fetchRules = () => import('../../rules/demo.ts')

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The region whose help lines and words are shown, as the time zone of this device lets one guess. */
export function regionHere(): Region {
  return regionOf(timeZone())
}

/** The language of the page; the English one is read by many whose browser speaks another. */
function languageHere(): Language {
  const page = pageLanguage()
  if (page !== 'en') return page
  return SPOKEN.find((language) => navigator.language.startsWith(language)) ?? 'en'
}

/** Fetches beforehand what a written question needs; what fails now is asked for again with the question. */
export function prepareAnswers(): void {
  fetchRules().catch(() => undefined)
  knownIn(pageLanguage()).catch(() => undefined)
}

/** The answer to words that somebody wrote herself. Throws NotFetched where its parts do not arrive. */
export async function answerTo(question: string): Promise<DemoAnswer> {
  const { answerInDemo, hear } = await fetched(fetchRules())
  const region = regionHere()
  const { language, safety } = hear(question, region, languageHere())
  if (safety) return safety
  const { pack, library } = await knownIn(language)
  return answerInDemo(question, pack, library, region, localDateAt(Date.now(), timeZone()))
}

/** The answer to a question that was tapped, by its title in `language`. Throws NotFetched where it does not arrive. */
export async function answerToTitle(title: string, language: Language): Promise<DemoAnswer> {
  const { pack } = await knownIn(language)
  const answer = titledAnswer(title, pack, regionHere())
  if (!answer) throw new Error(`Nothing is called “${title}”`)
  return answer
}
