/**
 * Reads what narrows a question about her notes: a factor ("without alcohol"), days of the week ("on Mondays"), a part
 * of the day ("in the mornings"), and a bound ("less than 6 hours").
 */
import type { DataQuestion, DayPart, Limit } from '../../answers/rules/data-question.ts'
import { type DataFactor, OWN_FACTOR } from './data-factors.ts'
import { OWN_FACTOR_WORD } from './read-data-question-symptoms.ts'

/**
 * Expressions of a language; each string holds alternatives of a regular expression, without accents. `{n}` is a
 * number, `{weekday}` a day of the week.
 */
export type DetailsSaid = {
  readonly factors: readonly (readonly [DataFactor, string])[]
  /** Every such day, with the placeholder `{weekday}`; `weekend` and `workdays` are whole expressions. */
  readonly everyWeekday: string
  readonly weekend: string
  readonly workdays: string
  /** Leaves out the days after it: "not counting weekends". */
  readonly except: string
  /** Plural or singular names of the days, starting with Monday. */
  readonly weekdays: readonly string[]
  /** With the text that replaces the part, by default its mark: "this morning" is also a day. */
  readonly parts: readonly (readonly [DayPart, string, string?])[]
  /** After a factor: the other days, "and the days without". */
  readonly others: string
  readonly limits: readonly (readonly [Limit['is'], string])[]
  /** Units that may follow a number, and words after which it is a time. */
  readonly unit: string
  readonly timeUnit: string
  /** What may follow a number, or its unit, for half a unit more. */
  readonly half: string
  /** Starting with one. */
  readonly numbers: readonly string[]
}

/** The details of a question; `rest` has `%` in place of a factor, `~` of days of the week, `=` of a part,
 * `&` of a bound. */
export type Details = Pick<DataQuestion, 'factor' | 'weekdays' | 'part' | 'clock' | 'limit'> & { readonly rest: string }

type Pattern<Value> = readonly [value: Value, pattern: RegExp, mark?: string | undefined]

/** The weekend, in the three languages. */
const WEEKEND = 'week ?ends?|fin(?:es)? de semana|findes?'

const bounded = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, 'gu')

/** Reader of details in one language. */
export class DetailsReader {
  readonly #factors: readonly Pattern<DataFactor | typeof OWN_FACTOR>[]
  readonly #weekdays: readonly Pattern<readonly number[]>[]
  readonly #parts: readonly Pattern<DayPart>[]
  readonly #others: RegExp
  readonly #limits: readonly Pattern<Limit['is']>[]
  readonly #numbers: readonly RegExp[]
  readonly #half: RegExp

  constructor(said: DetailsSaid) {
    const number = `(?<n>(?:\\d{1,2}(?:[ .,]5)?|${said.numbers.join('|')})(?:(?: (?:${said.unit}))? ${said.half})?)`
    this.#factors = [[OWN_FACTOR, bounded(OWN_FACTOR_WORD)], ...said.factors.map(([factor, words]) => [factor, bounded(words)] as const)]
    const left = (days: string) => bounded(`(?:${said.except}) (?:\\p{L}{1,5} ){0,2}(?:${days})`)
    this.#weekdays = [
      [[0, 1, 2, 3, 4], left(WEEKEND)],
      ...said.weekdays.map((name, index): Pattern<readonly number[]> => [
        [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== index),
        left(`(?:${name})s?`),
      ]),
      [[0, 1, 2, 3, 4], bounded(said.workdays)],
      [[5, 6], bounded(said.weekend)],
      ...said.weekdays.map((name, index): Pattern<readonly number[]> => [
        [index],
        bounded(said.everyWeekday.replaceAll('{weekday}', `(?:${name})`)),
      ]),
    ]
    this.#parts = said.parts.map(([part, words, mark]) => [part, bounded(words), mark])
    this.#others = new RegExp(`(?<=% )(?:${said.others})(?![\\p{L}\\d])(?! %)`, 'u')
    this.#limits = said.limits.map(([is, words]) => [
      is,
      bounded(`(?:${words.replaceAll('{n}', number)})(?: (?:${said.unit}))?(?! (?:${said.timeUnit})(?![\\p{L}]))`),
    ])
    this.#half = new RegExp(`(?: (?:${said.unit}))? ${said.half}$`)
    this.#numbers = said.numbers.map((words) => new RegExp(`^(?:${words})$`))
  }

  /**
   * The details in a text. Undefined if it has two different factors or bounds; two parts of the day ask for all hours.
   */
  read(text: string): Details | undefined {
    let rest = text
    const taken = <Value>(patterns: readonly Pattern<Value>[], mark: string): Value[] => {
      const found: Value[] = []
      for (const [value, pattern, own = mark] of patterns) {
        rest = rest.replaceAll(pattern, () => {
          found.push(value)
          return own
        })
      }
      return found
    }
    const limits: Limit[] = []
    for (const [is, pattern] of this.#limits) {
      rest = rest.replaceAll(pattern, (whole: string, ...given: unknown[]) => {
        const value = this.#numberOf((given.at(-1) as { n?: string }).n ?? '')
        if (value === undefined) return whole
        limits.push({ is, value })
        return '&'
      })
    }
    const factors = new Set(taken(this.#factors, '%'))
    const weekdays = [...new Set(taken(this.#weekdays, '~').flat())].toSorted((one, other) => one - other)
    const parts = new Set(taken(this.#parts, '='))
    const [[factor], [part], [limit]] = [[...factors], [...parts], limits]
    if (factors.size > 1 || limits.length > 1) return undefined
    return {
      ...(factor && { factor }),
      ...(weekdays.length > 0 && { weekdays }),
      ...(part && parts.size === 1 && { part }),
      ...(limit && { limit }),
      rest: rest.replaceAll(/%(?: %)+/g, '%').replace(this.#others, 'vs'),
    }
  }

  #numberOf(said: string): number | undefined {
    const whole = said.replace(this.#half, '')
    const more = whole === said ? 0 : 0.5
    if (/^\d/.test(whole)) return Number(whole.replace(/[ ,]/, '.')) + more
    const index = this.#numbers.findIndex((words) => words.test(whole))
    return index < 0 ? undefined : index + 1 + more
  }
}
