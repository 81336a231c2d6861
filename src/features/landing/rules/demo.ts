/** How Lara answers in the demo on the start page: safety first, then small talk, what only her own notes could tell, the reviewed knowledge, else that she does not know. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { SMALL_TALK, WHEN_LOW } from '../../lara/content/small-talk.ts'
import { complaintOf } from '../../lara/rules/complaint.ts'
import { languageOf } from '../../lara/rules/language.ts'
import type { LightLibrary, LightPack } from '../../lara/rules/light-library.ts'
import { readOwnQuestion } from '../../lara/rules/read-own-question.ts'
import { safetyAnswer } from '../../lara/rules/safety-answer.ts'
import { recognise } from '../../lara/rules/safety/recognise.ts'
import { smallTalkOf } from '../../lara/rules/small-talk.ts'
import type { Language, Region } from '../../lara/rules/speech.ts'
import { shown } from '../../lara/rules/wording.ts'
import { DEMO_STARTERS, DEMO_WORDS } from '../content/demo.ts'
import { type DemoAnswer, shownTitle, titledAnswer, toldEntry } from './demo-told.ts'

/** What was heard in a question: the language of its answer, and the fixed answer where something was recognised that must be answered first. */
export type Heard = { readonly language: Language; readonly safety: DemoAnswer | undefined }

/**
 * Listens for danger, illness that should not wait, medicines and orders, as Lara does everywhere. Needs no knowledge. `preferred` is the language of
 * the visitor's browser.
 */
export function hear(question: string, region: Region, preferred: Language): Heard {
  const recognised = recognise(question, 'woman')
  const [first] = recognised
  const isHers = !first || recognised.some((one) => one.language === preferred)
  const language = languageOf(question, isHers ? preferred : first.language)
  const made = safetyAnswer(
    recognised,
    question,
    { language, region, tone: 'nurturing' },
    { speaker: 'woman', recent: new Set(), isVisitor: true },
  )
  if (!made) return { language, safety: undefined }
  const { help_lines: lines, sources } = made.parts
  return { language, safety: { kind: 'safety', text: made.text, language, lines, sources, chips: [] } }
}

function say(kind: DemoAnswer['kind'], text: string, language: Language, chips: readonly string[]): DemoAnswer {
  return { kind, text, language, lines: [], sources: [], chips }
}

/** The answer to a question in which nothing was recognised. `today` is the visitor's own day. */
export function answerInDemo(question: string, pack: LightPack, library: LightLibrary, region: Region, today: LocalDate): DemoAnswer {
  const { language, entries } = pack
  const words = DEMO_WORDS[language]
  const titled = titledAnswer(question, pack, region)
  if (titled) return titled
  const named = (ids: readonly string[]) => ids.flatMap((id) => entries.find((one) => one.id === id) ?? [])
  const starters = entries.filter(({ id }) => DEMO_STARTERS.some((one) => one.id === id))
  const toChips = (offered: typeof entries) => offered.map((one) => shownTitle(one, language, region))
  const talk = smallTalkOf(question)
  if (talk) {
    const text = shown([SMALL_TALK[language][talk]], { language, region, tone: 'calm' })
    return say('talk', text, language, toChips(talk === 'low' ? named(WHEN_LOW) : starters))
  }
  if (readOwnQuestion(question, today, null)) return say('own notes', words.own, language, toChips(starters.slice(0, 2)))
  const [complained] = named([complaintOf(question, language) ?? ''])
  if (complained) return toldEntry(complained, pack, region)
  const { entry, near } = library.find(question)
  if (entry) return toldEntry(entry, pack, region)
  return near.length > 0
    ? say('unknown', words.near, language, toChips(near))
    : say('unknown', words.nothing, language, toChips(starters.slice(0, 3)))
}
