/** What Lara says in the demo on the start page when an entry is asked for by its title: no rule of safety is needed to tell our own words. */
import type { HelpLine, Source } from '../../lara/contract.ts'
import type { LightEntry, LightPack } from '../../lara/rules/light-library.ts'
import { plainWords } from '../../lara/rules/question-words.ts'
import type { Language, Region } from '../../lara/rules/speech.ts'
import { shown, sourcesOf } from '../../lara/rules/wording.ts'

/** One answer of the demo. `chips` are the titles that may be tapped next. */
export type DemoAnswer = {
  readonly kind: 'safety' | 'talk' | 'knowledge' | 'own notes' | 'unknown'
  readonly text: string
  readonly language: Language
  readonly lines: readonly HelpLine[]
  readonly sources: readonly Source[]
  readonly chips: readonly string[]
}

/** The title of an entry as it is tapped. */
export function shownTitle({ title }: LightEntry, language: Language, region: Region): string {
  return shown([title], { language, region, tone: 'calm' })
}

/** An entry as Lara tells it: in the words of the region, with its sources and what may be asked next. */
export function toldEntry(entry: LightEntry, { language, entries, sources }: LightPack, region: Region): DemoAnswer {
  return {
    kind: 'knowledge',
    text: shown(entry.answer, { language, region, tone: 'calm' }),
    language,
    lines: [],
    sources: sourcesOf(entry.answer, new Map(Object.entries(sources))),
    chips: entries.filter(({ id }) => entry.next.includes(id)).map((one) => shownTitle(one, language, region)),
  }
}

/** The answer to a title, however it is written; undefined where no entry is called so. */
export function titledAnswer(question: string, pack: LightPack, region: Region): DemoAnswer | undefined {
  const asked = plainWords(question).join(' ')
  const entry = pack.entries.find((one) => plainWords(shownTitle(one, pack.language, region)).join(' ') === asked)
  return entry && toldEntry(entry, pack, region)
}
