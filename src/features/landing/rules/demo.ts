/** How Lara answers in the demo on the landing page: a visitor's sources for `respond`. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { SMALL_TALK, WHEN_LOW } from '../../answers/content/small-talk.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import { toAppSource } from '../../answers/rules/app-answer.ts'
import { complaintOf } from '../../answers/rules/complaint.ts'
import { answerLanguage, respond, type Sources } from '../../answers/rules/respond.ts'
import { entriesFor, speechActText } from '../../answers/rules/speech-act-text.ts'
import { shown } from '../../answers/rules/wording.ts'
import type { LightEntry, LightLibrary, LightPack } from '../../knowledge/rules/light-library.ts'
import { readDataQuestion } from '../../lara/rules/read-data-question.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import type { Language, Manner, Region } from '../../text/rules/speech.ts'
import { DEMO_STARTERS, DEMO_WORDS } from '../content/demo.ts'
import { VISITOR_PLACES } from '../content/places.ts'
import { type DemoAnswer, titleChips, titledAnswer, toDemoAnswer } from './demo-answer.ts'

/** The knowledge of the demo in one language. */
export type DemoKnowledge = { readonly pack: LightPack; readonly library: LightLibrary }

/**
 * Where a visitor asks: `preferred` is the language of the browser, `today` the visitor's own day; `open` returns the
 * knowledge of a language.
 */
export type DemoContext = {
  readonly region: Region
  readonly preferred: Language
  readonly today: LocalDate
  readonly open: (language: Language) => DemoKnowledge | Promise<DemoKnowledge>
}

const findInApp = toAppSource(VISITOR_PLACES)

function sourcesOf(question: string, manner: Manner, { today, open }: DemoContext): Sources {
  const { language, region } = manner
  const words = DEMO_WORDS[language]
  const answer = (layer: Made['parts']['layer'], text: string, offered: readonly LightEntry[]): Made => ({
    text,
    parts: partsOf(layer, { chips: titleChips(offered, language, region) }),
    about: null,
  })
  const named = async (ids: readonly string[]) => {
    const { entries } = (await open(language)).pack
    return ids.flatMap((id) => entries.find((one) => one.id === id) ?? [])
  }
  const starters = async () => (await open(language)).pack.entries.filter(({ id }) => DEMO_STARTERS.some((one) => one.id === id))
  const search = async () => (await open(language)).library.find(question)
  return {
    offered: async () => titledAnswer(question, (await open(language)).pack, region),
    smallTalk: async (kind) => {
      const text = shown([SMALL_TALK[language][kind]], { language, region, tone: 'calm' })
      return answer('guide', text, await (kind === 'low' ? named(WHEN_LOW) : starters()))
    },
    app: () => findInApp(question, manner),
    ownData: async () =>
      readDataQuestion(question, today, null) ? answer('own_data', words.own, (await starters()).slice(0, 2)) : undefined,
    speechAct: async (act) =>
      complaintOf(question, language) === undefined
        ? answer('guide', speechActText(act, question, manner, 'visitor'), await named(entriesFor(act, 'visitor')))
        : undefined,
    knowledge: async () => {
      const [complained] = await named([complaintOf(question, language) ?? ''])
      const entry = complained ?? (await search()).entry
      return entry && toDemoAnswer(entry, (await open(language)).pack, region)
    },
    unknown: async () => {
      const { suggestions } = await search()
      return suggestions.length > 0
        ? answer('unknown', words.near, suggestions)
        : answer('unknown', words.nothing, (await starters()).slice(0, 3))
    },
  }
}

/** Returns the answer to a visitor's question. Calls `open` only if nothing is recognised; its errors propagate. */
export async function answerInDemo(question: string, context: DemoContext): Promise<DemoAnswer> {
  const { region, preferred } = context
  const recognised = recognise(question, 'woman')
  const language = answerLanguage(question, recognised, preferred)
  const manner = { language, region, tone: 'nurturing' } as const
  const made = await respond(question, { audience: 'visitor', manner, recognised, sources: sourcesOf(question, manner, context) })
  return { ...made, language }
}
