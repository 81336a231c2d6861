/**
 * Simulated experiments: a first-order autoregression with weekends and a slow drift; she does the opposite of the plan
 * on some days and notes most days. `test/experiment-lives.ts` is a second simulation, written apart from this one.
 */
import { planOf } from '../src/features/experiments/rules/plan.ts'
import type { StoredExperiment } from '../src/features/experiments/rules/stored-experiment.ts'
import { addDays, daysBetween, type LocalDate } from '../src/kit/local-date.ts'
import { seededRandom } from '../src/kit/seeded-random.ts'

/** `effect` is that of the change, in standard deviations of the outcome; `phi` is the lag-1 autocorrelation. */
export type Trial = { readonly seed: number; readonly effect: number; readonly phi: number }

/** What she says she kept to, and what she notes: the outcome in the log of a date. */
export type Lived = { readonly kept: StoredExperiment['kept']; readonly valueOn: (date: LocalDate) => number | undefined }

const MISSING = 0.1
const NOT_KEPT = 0.12
const WEEKEND = 0.4
const DRIFT = 0.8
/** Hours of sleep: the usual ones, those of a standard deviation, and the step of an answer. */
const USUAL = 7
const HOURS = 1.1
const STEP = 0.25

/** The answers of the woman with number `seed` over the plan of an experiment; the same for the same arguments. */
export function livedTrial({ seed, effect, phi }: Trial, experiment: StoredExperiment): Lived {
  const random = seededRandom(seed * 7_919 + 31)
  for (let skipped = 0; skipped < 20; skipped += 1) random()
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const plan = planOf(experiment)
  const isChange = new Map(plan.map((day) => [day.date, day.isChange]))
  const [start, end] = [plan[0]?.date ?? '', plan.at(-1)?.date ?? '']
  const days = daysBetween(start, end) + 1
  const [slope, firstDay] = [DRIFT * normal(), Math.floor(7 * random())]
  const kept: StoredExperiment['kept'] = {}
  const values = new Map<LocalDate, number>()
  let carried = normal()
  for (let day = 0; day < days; day += 1) {
    const date = addDays(start, day)
    const keeps = random() >= NOT_KEPT
    if (random() >= MISSING) kept[date] = keeps ? 'yes' : 'no'
    const isDone = (isChange.get(date) ?? false) === keeps
    carried = phi * carried + Math.sqrt(1 - phi * phi) * normal()
    const season = ((day + firstDay) % 7 >= 5 ? WEEKEND : 0) + slope * (day / days - 0.5)
    const level = USUAL + HOURS * (carried + season + (isDone ? effect : 0))
    if (random() >= MISSING) values.set(addDays(date, experiment.lag), Math.max(0, STEP * Math.round(level / STEP)))
  }
  return { kept, valueOn: (date) => values.get(date) }
}
