import { type Message, t } from '../../../kit/words.ts'

/** Why a file cannot be read as a list of rows. */
export class RowsBroken extends Error {}

const NOT_A_LIST: Message = () => t`This is not a list of rows`
const CUT_SHORT: Message = () => t`The file ends in the middle`
const TOO_LONG: Message = () => t`This row is longer than any row of an export`

/** Maximum length of a row in characters; rows of an export are far shorter. */
export const ROW_MAX_CHARS = 2_000_000

const SPACE = /\s/

/**
 * Splits the text of a JSON list into its rows while it is read, so that the file is never in memory as a whole. It
 * tracks only brackets and quotes; JSON.parse validates each row. Throws RowsBroken.
 */
export class JsonRows {
  #row = ''
  #depth = 0
  #isText = false
  #isEscaped = false
  #state: 'before' | 'value' | 'inside' | 'comma' | 'after' = 'before'

  /** The rows, as text, that end in this chunk. */
  push(piece: string): string[] {
    const rows: string[] = []
    let from = this.#state === 'inside' ? 0 : -1
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charAt(at)
      if (this.#state === 'inside') {
        if (!this.#endsWith(sign)) continue
        rows.push(this.#row + piece.slice(from, at + 1))
        this.#row = ''
        from = -1
        this.#state = 'comma'
      } else if (!SPACE.test(sign) && this.#begins(sign)) from = at
    }
    if (from >= 0) this.#row += piece.slice(from)
    if (this.#row.length > ROW_MAX_CHARS) throw new RowsBroken(TOO_LONG())
    return rows
  }

  /** Throws RowsBroken unless the list is complete. */
  end(): void {
    if (this.#state !== 'after') throw new RowsBroken(CUT_SHORT())
  }

  /** Whether this character ends the current row. */
  #endsWith(sign: string): boolean {
    if (this.#isText) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (sign === '\\') this.#isEscaped = true
      else if (sign === '"') this.#isText = false
      return false
    }
    if (sign === '"') this.#isText = true
    else if (sign === '{' || sign === '[') this.#depth += 1
    else if (sign === '}' || sign === ']') this.#depth -= 1
    return this.#depth === 0
  }

  #wasComma = false

  /** Consumes a character between rows; returns whether a row begins with it. */
  #begins(sign: string): boolean {
    if (this.#state === 'before' && sign === '[') this.#state = 'value'
    else if (this.#state === 'value' && sign === '{') {
      this.#state = 'inside'
      this.#depth = 1
      this.#wasComma = false
      return true
    } else if (this.#state === 'value' && sign === ']' && !this.#wasComma) this.#state = 'after'
    else if (this.#state === 'comma' && sign === ',') {
      this.#state = 'value'
      this.#wasComma = true
    } else if (this.#state === 'comma' && sign === ']') this.#state = 'after'
    else throw new RowsBroken(NOT_A_LIST())
    return false
  }
}
