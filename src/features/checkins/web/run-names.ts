import { plural, t } from '../../../kit/words.ts'
import type { Instrument } from '../contract.ts'
import type { Run } from '../rules/schedule.ts'

/** Names and leads of what she can answer. */
export const RUN_NAMES: Readonly<Record<Run, { readonly title: string; readonly lead: string }>> = {
  mrs: { title: t`Menopause symptoms`, lead: t`How strong eleven symptoms are right now. Once a month is enough.` },
  short: { title: t`Mood and worry, in short`, lead: t`Two questions about your mood and two about worry, over the last two weeks.` },
  mood: { title: t`Mood`, lead: t`How your mood was over the last two weeks.` },
  worry: { title: t`Worry`, lead: t`How much worry and tension you had over the last two weeks.` },
}

/** Names of the instruments, with what doctors call them. */
export const INSTRUMENT_NAMES: Readonly<Record<Instrument, string>> = {
  mrs: t`Menopause symptoms (MRS)`,
  phq9: t`Mood (PHQ-9)`,
  phq8: t`Mood (PHQ-8)`,
  phq2: t`Mood, two questions (PHQ-2)`,
  gad7: t`Worry (GAD-7)`,
  gad2: t`Worry, two questions (GAD-2)`,
}

/** "9 questions". */
export function questionCountWords(count: number): string {
  return plural(count, t`${count} question`, t`${count} questions`)
}
