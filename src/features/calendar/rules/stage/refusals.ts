import { addDays, daysBetween, type LocalDate } from '../../../../kit/local-date.ts'
import { type Background, HORMONAL_CONTRACEPTION } from '../../../background/contract.ts'
import type { HormoneUse } from '../../../treatments/rules/hormone-use.ts'
import { YEAR_DAYS } from '../known-days.ts'
import type { StageRefusal } from './endpoints.ts'

/** Below this age the stages do not apply. They do from the year in which she reaches it: only that is known. */
const YOUNGEST = 40
/** For how long hormones change bleeding after they are stopped, in days: three months. */
const AFTER_HORMONES_DAYS = 92

const CANCER_TREATMENTS: readonly Background['cancer_treatment'][] = ['chemotherapy', 'pelvic-radiation', 'endocrine']

/** The age she reaches in the year of `today`; undefined if she has not said when she was born. */
export function ageOf({ birth_year: born }: Background, today: LocalDate): number | undefined {
  return born === undefined ? undefined : Number(today.slice(0, 4)) - born
}

/**
 * Whether hormones that act on the whole body hide what her own cycle does: those that began before a year without a
 * period had passed. Vaginal oestrogen does not.
 */
function hides({ kind, from, to }: HormoneUse, lastBled: LocalDate | undefined, today: LocalDate): boolean {
  if (kind === 'vaginal-oestrogen' || from > today) return false
  const isOver = to !== null && daysBetween(to, today) >= AFTER_HORMONES_DAYS
  return !isOver && (lastBled === undefined || from < addDays(lastBled, YEAR_DAYS))
}

/** Why no stage can be read from bleeding, in the order in which it is said. `lastBled` is the last day of a period. */
export function refusalsOf(
  background: Background,
  hormoneUses: readonly HormoneUse[],
  lastBled: LocalDate | undefined,
  today: LocalDate,
): StageRefusal[] {
  const age = ageOf(background, today)
  const { ovaries, uterus, ablation, poi, cancer_treatment: cancer, contraception, pregnant_last_year: pregnant } = background
  const holds: Record<StageRefusal, boolean | undefined> = {
    'surgical-menopause': ovaries === 'none',
    hysterectomy: uterus === 'no',
    ablation,
    poi: poi === 'yes',
    'cancer-treatment': CANCER_TREATMENTS.includes(cancer),
    contraception: HORMONAL_CONTRACEPTION.includes(contraception),
    hormones: hormoneUses.some((use) => hides(use, lastBled, today)),
    pregnancy: pregnant,
    'under-40': age !== undefined && age < YOUNGEST,
  }
  return (Object.keys(holds) as StageRefusal[]).filter((refusal) => holds[refusal])
}
