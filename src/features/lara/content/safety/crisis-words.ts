/** The shape of the fixed answers to a crisis (C1) and to violence (C2). Paragraphs may carry claims and words of the region. */
export type CrisisWords = {
  /** Day of the last reading. */
  readonly reviewed: string
  /** What was recognised, by class and cause; "other" when it concerns somebody else. */
  readonly seen: Readonly<Record<'C1' | 'C2', Readonly<Record<string, string>>>>
  readonly crisis: {
    /** Thoughts, without a plan that was named. */
    readonly thoughts: readonly string[]
    /** A plan, means or intent was named. */
    readonly now: readonly string[]
    /** Too much of a medicine was taken. */
    readonly taken: readonly string[]
    readonly harm: readonly string[]
    readonly other: readonly string[]
    readonly otherNow: readonly string[]
    /** She says it is not so, and a worry remains. */
    readonly denied: readonly string[]
  }
  readonly violence: {
    readonly hurt: readonly string[]
    readonly now: readonly string[]
    readonly control: readonly string[]
    readonly other: readonly string[]
    /** Who writes did the harm. */
    readonly own: readonly string[]
    /** Who writes wants to watch or hold somebody. */
    readonly seeking: readonly string[]
    readonly denied: readonly string[]
  }
  /** One sentence for the second of two things that were recognised. */
  readonly also: Readonly<Record<'C1' | 'C2', string>>
  /** How to leave the page in a moment; stands under every answer about violence. The button is called as `locales/app` calls it. */
  readonly exit: string
  /** The same on the start page, where no such button stands. */
  readonly leave: string
}
