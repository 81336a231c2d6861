/** What she does not want to be told: "please don't tell me to try yoga". */
const UNWANTED =
  /\b(?:(?:don['’]?t|do not) (?:you |even )?(?:tell|say|suggest|start|give me)|no me (?:digas|vengas|recomiendes|salgas)|ne me (?:dis|dites|parle|parlez|propose|proposez|conseille|conseillez) pas)(?!\p{L})/iu

/** Whether a message says what she does not want to be told. */
export function saysUnwanted(message: string): boolean {
  return UNWANTED.test(message)
}

/** A message without the sentences that say what she does not want to be told. */
export function withoutUnwanted(message: string): string {
  return saysUnwanted(message)
    ? message
        .split(/(?<=[.!?…])\s+/)
        .filter((sentence) => !UNWANTED.test(sentence))
        .join(' ')
    : message
}
