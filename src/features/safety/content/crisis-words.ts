/** Fixed answers about self-harm (C1) and violence (C2). Paragraphs may contain claim marks and region placeholders. */
export type CrisisWords = {
  /** Date of the last review. */
  readonly reviewed: string
  /** What was recognised, by class and cause; "other" if it concerns another person. */
  readonly seen: Readonly<Record<'C1' | 'C2', Readonly<Record<string, string>>>>
  readonly crisis: {
    /** Thoughts of suicide without a stated plan. */
    readonly thoughts: readonly string[]
    /** A plan, means or intent was stated. */
    readonly now: readonly string[]
    /** An overdose was taken. */
    readonly taken: readonly string[]
    readonly harm: readonly string[]
    readonly other: readonly string[]
    readonly otherNow: readonly string[]
    /** The message denies it, but a concern remains. */
    readonly denied: readonly string[]
  }
  readonly violence: {
    readonly hurt: readonly string[]
    readonly now: readonly string[]
    readonly control: readonly string[]
    readonly other: readonly string[]
    /** The writer did the harm. */
    readonly own: readonly string[]
    /** The writer wants to watch or control another person. */
    readonly seeking: readonly string[]
    readonly denied: readonly string[]
  }
  /** A question in place of the answer, where only the classifier recognised the danger. */
  readonly check: Readonly<Record<'C1' | 'C2', readonly string[]>>
  /** One sentence about the second of two recognised dangers. */
  readonly also: Readonly<Record<'C1' | 'C2', string>>
  /** How to leave the page at once, below every answer about violence. Names the button as `locales/app` does. */
  readonly exit: string
  /** The same for the landing page, which has no such button. */
  readonly leave: string
}
