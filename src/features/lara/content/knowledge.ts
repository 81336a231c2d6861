/** The shapes of the reviewed knowledge: entries in three languages, and the claims behind them. */

/** What an entry is about; its file in `knowledge/` has the same name. */
export type Topic =
  | 'stages'
  | 'hot-flashes'
  | 'bleeding'
  | 'doctor'
  | 'treatments'
  | 'bones'
  | 'heart'
  | 'intimacy'
  | 'body'
  | 'sleep'
  | 'mood'
  | 'memory'
  | 'self-care'
  | 'relationships'
  | 'work'
  | 'lara'

/** An entry in one language. The ways in which people ask for it stand in `asks/`, and what was learned from them in `search/`. */
export type KnowledgeText = {
  /** What it answers, as a short question she could tap: "What helps at night?" */
  readonly title: string
  /** Stems of which a question must hold at least one (beginnings of words, without accents, lower case); absent when nothing is needed. */
  readonly needs?: readonly string[]
  /**
   * Paragraphs of plain sentences, 40 to 110 words in all. `[#claim]` behind a sentence names the claim it rests on; `{hot flash}` and
   * its like are words of the region (`region-words.ts`).
   */
  readonly answer: readonly string[]
}

/** One reviewed answer. `reviewed` is the day it was last read through. */
export type KnowledgeEntry = {
  readonly id: string
  readonly topic: Topic
  readonly reviewed: string
  /** About a medicine, hormone or supplement: never shown unless the question names one (`needs` is then a must). */
  readonly isMedicine: boolean
  /** Whether it speaks of something that weighs on her; a nurturing tone then begins with a warm sentence. */
  readonly isHard: boolean
  /** Ids of entries that she may want next, at most three. */
  readonly next: readonly string[]
  readonly en: KnowledgeText
  readonly es: KnowledgeText
  readonly fr: KnowledgeText
}

/**
 * One statement that content makes, with where it was read. `verified` is false until somebody has read it in the named source; `on` is
 * that day, or the day it was written down. `wording` is the fingerprint of all sentences that carry it (`rules/claim-wording.ts`).
 */
export type Claim = {
  readonly id: string
  readonly text: string
  readonly authority: string
  readonly citation: string
  readonly verified: boolean
  readonly on: string
  readonly wording: string
}
