/** Responses of the demo on the landing page to a tapped title, which need no safety rules because the text is ours. */
import type { Chip } from '../../answers/contract.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import type { LightEntry, LightPack } from '../../knowledge/rules/light-library.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Region } from '../../text/rules/speech.ts'
import { shown, sourcesOf } from '../../answers/rules/wording.ts'

/** One answer of the demo. Its chips are titles of entries. */
export type DemoAnswer = Made & { readonly language: Language }

/** The title of an entry as it is tapped. */
export function titleText({ title }: LightEntry, language: Language, region: Region): string {
  return shown([title], { language, region, tone: 'calm' })
}

/** Chips that ask for entries by their titles. */
export function titleChips(entries: readonly LightEntry[], language: Language, region: Region): Chip[] {
  return entries.map((one) => toChip(titleText(one, language, region)))
}

/** An entry as Lara tells it: in the words of the region, with its sources and what may be asked next. */
export function toDemoAnswer(entry: LightEntry, { language, entries, sources }: LightPack, region: Region): DemoAnswer {
  return {
    text: shown(entry.answer, { language, region, tone: 'calm' }),
    parts: partsOf('knowledge', {
      sources: sourcesOf(entry.answer, new Map(Object.entries(sources))),
      chips: titleChips(
        entries.filter(({ id }) => entry.next.includes(id)),
        language,
        region,
      ),
    }),
    about: { kind: 'entry', id: entry.id },
    language,
  }
}

/** The answer to a title, however it is written; undefined where no entry is called so. */
export function titledAnswer(question: string, pack: LightPack, region: Region): DemoAnswer | undefined {
  const title = plainWords(question).join(' ')
  const entry = pack.entries.find((one) => plainWords(titleText(one, pack.language, region)).join(' ') === title)
  return entry && toDemoAnswer(entry, pack, region)
}
