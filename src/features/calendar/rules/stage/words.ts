/**
 * The stage in words, for the calendar page and for Lara. Days to link are tagged: `<from>Feb 12</from>`. Durations:
 * STRAW+10 (PMC3580996) for the late transition, SWAN (PMC3232023) for the early one; tests: NICE NG23, 1.2.
 */
import { dayWords } from '../../../../kit/day-words.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { plural, t } from '../../../../kit/words.ts'
import type { Stage, StageFact, StageRefusal } from './endpoints.ts'

/** Nov 21, or Nov 21, 2025 in another year than that of today. */
export function dateOf(day: LocalDate, today: LocalDate): string {
  return dayWords(day, day.slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'date')
}

/** The first sentence; the name of the stage is tagged `<stage>`. Undefined without a stage. */
export function stageWords({ stage, phase }: Pick<Stage, 'stage' | 'phase'>): string | undefined {
  if (stage === 'late-reproductive')
    return t`Your calendar looks like <stage>the late reproductive years</stage>: your periods still come regularly.`
  if (stage === 'early-transition')
    return t`Your calendar looks like <stage>the early transition</stage>: the time from one period to the next keeps changing.`
  if (stage === 'late-transition')
    return t`Your calendar looks like <stage>the late transition</stage>: two months or more can pass between periods.`
  if (stage === null) return undefined
  return phase === 'later'
    ? t`Your calendar looks like <stage>postmenopause</stage>: your last period was years ago.`
    : t`Your calendar looks like <stage>postmenopause</stage>, the first years after menopause.`
}

/** What the stage rests on. */
export function factWords(fact: StageFact, today: LocalDate): string {
  const date = (day: LocalDate) => dateOf(day, today)
  if (fact.kind === 'cycle') return t`The cycle from <from>${date(fact.from)}</from> had ${fact.days} days.`
  if (fact.kind === 'change')
    return t`The cycle from <from>${date(fact.from)}</from> had ${fact.before} days, the next one from <turn>${date(fact.turn)}</turn> had ${fact.after}.`
  return fact.is_running
    ? t`There has been no bleeding for ${fact.days} days, since <from>${date(fact.from)}</from>.`
    : t`There was no bleeding for ${fact.days} days, from <from>${date(fact.from)}</from> to <to>${date(fact.to)}</to>.`
}

/** What is known of the stage, and what a calendar cannot tell. */
export function backgroundWords({ stage, cautions }: Pick<Stage, 'stage' | 'cautions'>): string[] {
  if (stage === null) return []
  const known = {
    'late-reproductive': undefined,
    'early-transition': t`On average, this stage begins six to eight years before the last period.`,
    'late-transition': t`Women are in this stage for about one to three years.`,
    postmenopause: t`A whole year without bleeding is what doctors go by.`,
  }[stage]
  const limits =
    stage === 'late-reproductive'
      ? t`A calendar cannot know your hormones.`
      : t`A calendar cannot know your hormones. Over 45, doctors usually need no blood test for this (NICE guideline NG23).`
  const pcos =
    cautions.includes('pcos') && t`With PCOS, cycles are often irregular for other reasons, so please take this as a rough guide only.`
  return [known, limits, pcos || undefined].filter((words) => words !== undefined)
}

/** Why there is no stage. */
export function refusalWords(refusal: StageRefusal): string {
  const words: Record<StageRefusal, string> = {
    'surgical-menopause': t`Both your ovaries were removed, and menopause began with that operation. It is called surgical menopause, and it needs no calendar.`,
    hysterectomy: t`Without a womb there are no periods, so there is nothing for the calendar to go by.`,
    ablation: t`After an ablation, periods become lighter or stop, whatever your hormones do. So they don't show where you are.`,
    poi: t`These stages don't fit premature ovarian insufficiency. Your doctor can tell you more.`,
    'cancer-treatment': t`Your cancer treatment can change periods or stop them for a time, so they don't show where you are.`,
    contraception: t`Your contraception contains hormones. They change bleeding or stop it, so bleeding doesn't show where you are.`,
    hormones: t`The hormones you take change bleeding, so bleeding doesn't show where you are.`,
    pregnancy: t`After a pregnancy, periods need time to come back, so they don't show yet where you are.`,
    'under-40': t`These stages are for women from 40 on. If your periods have changed a lot or stopped, please talk to a doctor.`,
  }
  return words[refusal]
}

/** What is missing: for a stage at all, or until a year without bleeding has passed. */
export function missingWords({ stage, missing: { cycles, days }, question }: Pick<Stage, 'stage' | 'missing' | 'question'>): string[] {
  // One tap is less than cycles of waiting.
  if (stage === null && cycles > 0 && !question)
    return [
      t`Your calendar cannot show your stage yet.`,
      plural(
        cycles,
        t`It takes ${cycles} more cycle, from one period to the next.`,
        t`It takes ${cycles} more cycles, from one period to the next.`,
      ),
    ]
  if (stage === null) return [t`Your calendar cannot show your stage yet.`]
  if (days === null) return []
  return [
    plural(
      days,
      t`After ${days} more day without bleeding it will be a whole year.`,
      t`After ${days} more days without bleeding it will be a whole year.`,
    ),
  ]
}

/** The question about a time without an answer. */
export function questionWords({ from, to }: { from: LocalDate; to: LocalDate }, today: LocalDate): string {
  return to === today
    ? t`Since ${dateOf(from, today)}, your calendar says little or nothing about bleeding. Was there none at all?`
    : t`From ${dateOf(from, today)} to ${dateOf(to, today)}, your calendar says little or nothing about bleeding. Was there none at all?`
}

/** Removes the tags of days and of the stage. */
export function withoutTags(words: string): string {
  return words.replaceAll(/<\/?\w+>/g, '')
}
