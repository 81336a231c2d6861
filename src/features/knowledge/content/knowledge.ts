/**
 * Types of the reviewed knowledge: entries in three languages, and the claims behind them. The texts are in
 * `content/knowledge` and `content/claims.yaml` (docs/content.md).
 */

/** The topics of the entries; each is a folder of `content/knowledge`. */
export const TOPICS = [
  'bleeding',
  'body',
  'bones',
  'doctor',
  'heart',
  'hot-flashes',
  'intimacy',
  'lara',
  'memory',
  'mood',
  'relationships',
  'self-care',
  'sleep',
  'stages',
  'treatments',
  'work',
] as const
export type Topic = (typeof TOPICS)[number]

/** An entry in one language. Training questions are in `training/questions`, the models in `models`. */
export type KnowledgeText = {
  /** Title, as a short question: "What helps at night?" */
  readonly title: string
  /** Stems of which a question must contain one: beginnings of words, lower case, without accents. */
  readonly needs?: readonly string[]
  /**
   * Paragraphs of plain sentences, 40 to 110 words in all. `[#claim-id]` after a sentence names the claim behind it;
   * `{hot flash}` and similar are replaced by the word of the region (`region-words.ts`).
   */
  readonly answer: readonly string[]
}

/** One reviewed answer. `reviewed` is the day of the last review. */
export type KnowledgeEntry = {
  readonly id: string
  readonly topic: Topic
  readonly reviewed: string
  /** About a medicine, hormone or supplement: shown only when the question names one (`needs` is then required). */
  readonly isMedicine: boolean
  /** Ids of related entries, offered next; at most three. */
  readonly next: readonly string[]
  readonly en: KnowledgeText
  readonly es: KnowledgeText
  readonly fr: KnowledgeText
}

/**
 * One statement in the content, with its source. `verified` is false until someone has read it in the named source;
 * `on` is that day, or the day it was recorded. `wording` is the fingerprint of all sentences marked with it
 * (`rules/claim-wording.ts`).
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
