/**
 * Statements about a treatment that she considers or fears: "my doctor wants me to try HRT but I am scared", and what
 * she adds to them: "of breast cancer mostly", "my mum had it".
 */
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import {
  ASKS_FACT,
  ASKS_WITHOUT_HORMONES,
  BESIDE_CONCERN,
  CANCER_AND_HORMONES,
  DECIDES,
  FAMILY,
  FAMILY_HAD,
  FEARED_OF_HORMONES,
  FEARS,
  HAD_IT,
  HEARD,
  IN_GENERAL,
  REFUSES_HORMONES,
  WHAT_ABOUT,
} from '../content/stated-medicine-words.ts'
import type { Language } from '../../text/rules/speech.ts'
import { conditionBesideHormones, entriesOf, isMedicine, namesMedicine, subjectsIn, wordsOf } from './context-subjects.ts'
import { isOnlySubject, type Topic } from './context.ts'

const HORMONES = 'treatments-hormone-therapy'
const RISKS = 'treatments-risks'
export const FAMILY_HISTORY = 'treatments-family-history'
/** That somebody had it. */
const OF_ILLNESS = /\b(?:had|have|has|got|having|died|cancer|tuvo|tiene|tuviera|murio|lo de|eu|aura|touchees?|mortes?|atteintes?)\b/
/** What else than breast cancer may have been in the family. */
const OTHER_ILLNESS =
  /\b(?:clots?|thromb\w*|trombo\w*|coagul\w*|caillots?|phlebit\w*|flebit\w*|strokes?|heart|ictus|derrame|infart\w*|avc|corazon|coeur)\b/
const VAGINAL = 'treatments-vaginal-estrogen'
/** Entries after which a fear or an illness of the family is meant of hormone therapy. */
const OF_HORMONES: ReadonlySet<string> = new Set([
  HORMONES,
  RISKS,
  FAMILY_HISTORY,
  'treatments-who-decides',
  'treatments-benefits',
  'treatments-forms',
  'treatments-side-effects',
  'treatments-starting-late',
  'treatments-warnings-us',
  'hot-flashes-hormones',
  'heart-hormones',
  'bones-hormones',
  'doctor-hormones-talk',
])
/** Words before a question that go on from what was said. */
const BEGINNING = /^(?:(?:and|so|but|y|pero|et|mais) )*/
/** Longest message that adds a concern, in words. */
const CONCERN_MOST = 9
/** Longest question about her family, in words. */
const ASKED_MOST = 18

/** Whether somebody of her family is named; "cáncer de mama" is no mother. */
const namesRelative = (plain: string) => FAMILY.test(plain.replaceAll(/\bcancer de (?:la )?mamas?\b/g, ''))

const entryOf = (id: string | undefined) => KNOWLEDGE.find((entry) => entry.id === id)

/** Whether she tells that she is afraid of a treatment. */
export function fearsMedicine(message: string): boolean {
  return !message.includes('?') && FEARS.test(wordsOf(message).join(' ')) && statedMedicine(message) !== undefined
}

/** The entry on a treatment of which she says what others say: "I've heard magnesium is good". */
export function heardEntry(message: string): KnowledgeEntry | undefined {
  return HEARD.test(wordsOf(message).join(' ')) ? statedMedicine(message) : undefined
}

/** The entry for a question about hormone therapy or calcium in general; `undefined` for any other. */
export function generalEntry(message: string): KnowledgeEntry | undefined {
  const words = wordsOf(message)
  const plain = words.join(' ').replace(BEGINNING, '')
  if (ASKS_WITHOUT_HORMONES.test(plain)) return entryOf('treatments-without-hormones')
  if (CANCER_AND_HORMONES.test(plain)) return entryOf(namesRelative(plain) ? FAMILY_HISTORY : RISKS)
  const rows = DECIDES.test(plain) ? IN_GENERAL : [...IN_GENERAL, ...ASKS_FACT]
  const id = rows.find(([, asked]) => asked.test(plain))?.[0]
  const isNamed = id !== undefined && subjectsIn(words).some(({ subject }) => isMedicine(subject) && entriesOf(subject).includes(id))
  return isNamed ? entryOf(id) : undefined
}

/** Whether a message asks about a treatment in general and nothing else: "what about melatonin?" */
export function asksWhatAbout(message: string, language: Language): boolean {
  const last =
    message
      .trim()
      .split(/[.!…]\s+/)
      .at(-1) ?? ''
  return WHAT_ABOUT.test(last) && namesMedicine(last) && isOnlySubject(last, language)
}

/** The entry on the treatment that a statement names; its risks if she fears it, and what cancer in
 * the family means. `undefined` if it names none. */
export function statedMedicine(message: string): KnowledgeEntry | undefined {
  const words = wordsOf(message)
  const named = subjectsIn(words).find(({ subject }) => isMedicine(subject) && subject.entries)?.subject
  const id = named && entriesOf(named)[0]
  const plain = words.join(' ')
  if (id !== HORMONES && id !== 'treatments-forms') return entryOf(id)
  if (namesRelative(plain) && /\bcancer\b/.test(plain)) return entryOf(FAMILY_HISTORY)
  return entryOf(FEARS.test(plain) ? RISKS : id)
}

/**
 * The entry for what she says of hormone therapy without asking: that she does not want it, or that she fears an
 * illness from it. `undefined` for any other message.
 */
export function refusalEntry(message: string): KnowledgeEntry | undefined {
  if (message.includes('?')) return undefined
  const plain = wordsOf(message).join(' ')
  if (REFUSES_HORMONES.test(plain)) return entryOf('treatments-without-hormones')
  return FEARED_OF_HORMONES.test(plain) && fearsMedicine(message) && statedMedicine(message)?.id === RISKS ? entryOf(RISKS) : undefined
}

/**
 * The entry on a concern that she adds after hormone therapy was the topic: an illness that she fears, or one of her
 * family. `undefined` for any other message.
 */
export function concernEntry(message: string, topic: Topic | undefined): KnowledgeEntry | undefined {
  const words = wordsOf(message)
  const plain = words.join(' ')
  const mayBe = topic?.entry && (OF_HORMONES.has(topic.entry.id) || (topic.entry.id === VAGINAL && HAD_IT.test(plain)))
  if (!mayBe) return undefined
  // "And what about my mother? Does it change anything that she had it?"
  const ofFamily = OTHER_ILLNESS.test(plain) ? 'doctor-hormones-talk' : FAMILY_HISTORY
  if (message.includes('?'))
    return namesRelative(plain) && OF_ILLNESS.test(plain) && words.length <= ASKED_MOST ? entryOf(ofFamily) : undefined
  if (words.length > CONCERN_MOST) return undefined
  if (FAMILY_HAD.test(plain)) return entryOf(ofFamily)
  const named = subjectsIn(words).filter(({ subject }) => subject.kind === 'condition')
  const isOnly = words.every((word, place) => BESIDE_CONCERN.has(word) || named.some(({ places }) => places.includes(place)))
  const other = conditionBesideHormones(words)
  if (HAD_IT.test(plain)) return entryOf(named[0]?.subject.entries ?? other?.entry)
  if (named.length > 0 && isOnly) return entryOf(RISKS)
  return other && words.every((word) => BESIDE_CONCERN.has(word) || other.words.split(' ').some((stem) => word.startsWith(stem)))
    ? entryOf(RISKS)
    : undefined
}
