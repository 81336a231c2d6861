import { ASIDE_ENTRIES, ASIDE_WORDS } from '../content/asides.ts'
import { COMPLAINT_WORDS, GLAD_WORDS, NEWS_WORDS, OTHER_ACT_WORDS, type Subject, SUBJECT_ENTRIES } from '../content/speech-acts.ts'
import { wordingOf } from '../../knowledge/rules/claim-wording.ts'
import type { Manner } from '../../text/rules/speech.ts'
import type { Audience } from './respond.ts'
import type { Complaint, Statement } from './speech-act.ts'
import { pickWording, shown } from './wording.ts'

/** Topics that are about people and things around her; those about a body concern only the person who has it. */
const AROUND: ReadonlySet<Subject> = new Set(['grief', 'missing', 'couple', 'work', 'family', 'daily'])

function isAboutSelf({ subject, isOther }: Complaint, audience: Audience): boolean {
  return subject !== undefined && (AROUND.has(subject) || (!isOther && audience !== 'partner'))
}

/** The ids of the entries to offer with an answer; empty if none fits. */
export function entriesFor(act: Statement, audience: Audience): readonly string[] {
  if (act.kind === 'aside') return ASIDE_ENTRIES[act.aside] ?? []
  if (act.kind === 'person') return ['lara-private']
  if (act.kind !== 'complaint' && act.kind !== 'rant') return []
  return act.subject && isAboutSelf(act, audience) ? SUBJECT_ENTRIES[act.subject] : []
}

function complaintText(act: Complaint, { language, tone }: Manner, audience: Audience, seed: number): string[] {
  const words = COMPLAINT_WORDS[language]
  const { subject, thing, count } = act
  const isOwn = isAboutSelf(act, audience)
  const ask = words.ask[isOwn && subject ? subject : 'other']
  const [first = '', ...rest] = count
  const opening =
    count !== '' && isOwn
      ? pickWording(words.counted, seed).replace('{count}', first.toUpperCase() + rest.join(''))
      : pickWording(act.kind === 'rant' ? words.rant[tone] : words[isOwn && thing !== '' ? 'about' : 'plain'][tone], seed).replace(
          '{thing}',
          thing,
        )
  return [`${opening} ${ask}`, ...(subject === 'low' && isOwn ? [words.trusted] : [])]
}

/** Lara's words for a statement, the same for the same message; only she is offered to note good news. */
export function speechActText(act: Statement, message: string, manner: Manner, audience: Audience): string {
  const { language, tone } = manner
  const seed = Number.parseInt(wordingOf([message]), 16)
  switch (act.kind) {
    case 'complaint':
    case 'rant':
      return shown(complaintText(act, manner, audience, seed), manner)
    case 'aside':
      return shown([pickWording(ASIDE_WORDS[language][act.aside], seed)], manner)
    case 'goodNews': {
      const words = GLAD_WORDS[language]
      const ask = act.isAhead ? words.askAhead : act.isHealth ? words.askHelped : words.ask
      return shown([`${pickWording(words.glad[tone], seed)} ${ask}`, ...(audience === 'woman' ? [words.note] : [])], manner)
    }
    case 'news':
      return shown([pickWording(NEWS_WORDS[language][act.isAhead ? 'ahead' : 'told'][tone], seed)], manner)
    default: {
      const kind = act.kind === 'abilities' && audience === 'partner' ? 'hisAbilities' : act.kind
      return shown([pickWording(OTHER_ACT_WORDS[language][kind], seed)], manner)
    }
  }
}
