/**
 * A second simulation, written apart from `test/pattern-worlds.ts`: a life told day by day, with her own habits,
 * good and bad weeks, journeys, illness and a notebook that stays closed at times. Nothing that she does acts on
 * anything that is asked about, but for a link that is planted.
 */
import type { PatternDay } from '../src/features/patterns/rules/channels.ts'

/**
 * rhythm: second-order autoregression with a rhythm of 5 to 12 days; good-days: one factor lifts all ratings of a day,
 * in part into the next; gaps: whole weeks missing, most days from the second half on; three-answers: ratings in three
 * steps, few counts; changes: two lasting changes, one of them over weeks, and seasons; heavy: rare extreme days.
 */
export const LIVES = ['rhythm', 'good-days', 'gaps', 'three-answers', 'changes', 'heavy'] as const
export type Life = (typeof LIVES)[number]

/** `strength`: standard deviations of the outcome for one of the cause. */
export type Planted = { readonly from: string; readonly to: string; readonly after: 0 | 1; readonly strength: number }

/** Random numbers by mulberry32. */
class Dice {
  #state: number
  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 0
  }
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  between(low: number, high: number): number {
    return low + (high - low) * this.roll()
  }
  /** Nearly normal: twelve uniform numbers. */
  bell(): number {
    let sum = -6
    for (let part = 0; part < 12; part += 1) sum += this.roll()
    return sum
  }
  chance(share: number): boolean {
    return this.roll() < share
  }
}

const RATINGS = ['mood_rating', 'energy_level', 'thinking_clarity', 'stress_triggers'] as const
const COUNTS = ['hot_flashes_count', 'night_sweats_count'] as const
const YES_NO = ['physical_activity', 'regular_meals', 'alcohol', 'late_dinner', 'work_day', 'own_a1b2c3d4'] as const
const ALL = [...RATINGS, ...COUNTS, 'sleep_hours', ...YES_NO] as const
type Name = (typeof ALL)[number]

/** How one of her channels moves: a state that is carried on from day to day. */
class Course {
  #now: number
  #before: number
  readonly #first: number
  readonly #second: number
  readonly #noise: number
  readonly #dice: Dice
  readonly #life: Life
  readonly #weekly: number
  readonly #weeklyAt: number
  readonly #turns: { day: number; over: number; by: number }[]
  readonly #yearly: number
  readonly #yearlyAt: number

  constructor(dice: Dice, life: Life, turnDays: readonly number[]) {
    this.#dice = dice
    this.#life = life
    if (life === 'rhythm') {
      const radius = dice.between(0.4, 0.75)
      this.#first = 2 * radius * Math.cos((2 * Math.PI) / dice.between(5, 12))
      this.#second = -radius * radius
    } else {
      this.#first = dice.between(0.1, 0.5)
      this.#second = dice.between(0, 0.2)
    }
    const [one, two] = [this.#first, this.#second]
    this.#noise = Math.sqrt(((1 + two) * ((1 - two) ** 2 - one * one)) / (1 - two))
    this.#now = dice.bell()
    this.#before = dice.bell()
    this.#weekly = dice.between(0, 0.6)
    this.#weeklyAt = dice.between(0, 7)
    this.#turns = turnDays.map((day, which) => ({ day, over: which === 0 ? 1 : 30, by: dice.chance(0.6) ? dice.between(-1.2, 1.2) : 0 }))
    this.#yearly = life === 'changes' ? dice.between(0.2, 0.8) : 0
    this.#yearlyAt = dice.between(0, 365)
  }

  next(day: number): number {
    const shock = this.#life === 'heavy' && this.#dice.chance(0.04) ? 4 * this.#dice.bell() : this.#dice.bell()
    const now = this.#first * this.#now + this.#second * this.#before + this.#noise * shock
    this.#before = this.#now
    this.#now = now
    const week = this.#weekly * Math.cos((2 * Math.PI * (day - this.#weeklyAt)) / 7)
    const year = this.#yearly * Math.cos((2 * Math.PI * (day - this.#yearlyAt)) / 365)
    const turned = this.#turns.reduce((sum, { day: from, over, by }) => sum + by * Math.max(0, Math.min(1, (day - from) / over)), 0)
    return now + week + year + turned
  }
}

function countFor(level: number, usual: number, dice: Dice): number {
  // Binomial of 12 hours rather than Poisson.
  const each = Math.min(0.9, (usual * Math.exp(0.4 * level)) / 12)
  let count = 0
  for (let hour = 0; hour < 12; hour += 1) if (dice.chance(each)) count += 1
  return count
}

function answerFor(name: Name, level: number, life: Life, usual: number, dice: Dice): number {
  if (YES_NO.includes(name as (typeof YES_NO)[number])) return level > usual ? 1 : 0
  if (COUNTS.includes(name as (typeof COUNTS)[number])) return countFor(level, life === 'three-answers' ? usual / 2 : usual, dice)
  if (name === 'sleep_hours') return Math.round(4 * Math.min(12, Math.max(1, usual + level * 1.2))) / 4
  if (life === 'three-answers') return level < -0.5 ? 4 : level < 0.8 ? 7 : 10
  return Math.min(10, Math.max(1, Math.round(usual + 1.8 * level)))
}

function usualOf(name: Name, dice: Dice): number {
  if (YES_NO.includes(name as (typeof YES_NO)[number])) return dice.between(-0.4, 0.9)
  if (COUNTS.includes(name as (typeof COUNTS)[number])) return dice.between(1, 5)
  return name === 'sleep_hours' ? dice.between(6, 7.5) : dice.between(4.5, 7)
}

function dateOf(day: number): string {
  return new Date(Date.UTC(2025, 8, 17 + day)).toISOString().slice(0, 10)
}

/** The notes of `length` days of the woman with number `seed`; the same for the same arguments. */
export function livedDays(life: Life, seed: number, length: number, planted?: Planted): PatternDay[] {
  const dice = new Dice(seed * 31 + LIVES.indexOf(life) * 100_003)
  const turnDays = life === 'changes' ? [dice.between(30, length - 30), dice.between(30, length - 60)] : []
  const courses = new Map(ALL.map((name) => [name, { course: new Course(dice, life, turnDays), usual: usualOf(name, dice) }]))
  const carry = dice.between(0, 0.4)
  let [spirit, isIll, closedFor] = [0, false, 0]
  let yesterday = new Map<Name, number>()
  const notes: PatternDay[] = []
  for (let day = 0; day < length; day += 1) {
    spirit = carry * spirit + Math.sqrt(1 - carry * carry) * dice.bell()
    isIll = dice.chance(isIll ? 0.7 : 0.01)
    const today = new Map<Name, number>()
    for (const [name, { course }] of courses) {
      let level = course.next(day)
      const isRating = RATINGS.includes(name as (typeof RATINGS)[number])
      if (life === 'good-days' && isRating) level = 0.7 * level + 0.7 * (name === 'stress_triggers' ? -spirit : spirit)
      today.set(name, level)
    }
    if (planted) {
      const [from, to] = [planted.from as Name, planted.to as Name]
      const cause = (planted.after === 0 ? today : yesterday).get(from) ?? 0
      const isYes = YES_NO.includes(from as (typeof YES_NO)[number])
      const acts = isYes ? (cause > (courses.get(from)?.usual ?? 0) ? 1 : -1) : cause
      today.set(to, planted.strength * acts + Math.sqrt(1 - planted.strength ** 2) * (today.get(to) ?? 0))
    }
    yesterday = today
    if (closedFor > 0) closedFor -= 1
    else if (dice.chance(life === 'gaps' ? 0.025 : 0.008)) closedFor = Math.ceil(dice.between(2, life === 'gaps' ? 25 : 9))
    const forgets = life === 'gaps' && day > length / 2 ? 0.35 : 0.1
    if (closedFor > 0 || dice.chance(isIll ? 0.6 : forgets)) continue
    const values: Record<string, number> = {}
    for (const [name, level] of today) {
      if (dice.chance(0.06)) continue
      values[name] = answerFor(name, level, life, courses.get(name)?.usual ?? 0, dice)
    }
    notes.push({ date: dateOf(day), values })
  }
  return notes
}
