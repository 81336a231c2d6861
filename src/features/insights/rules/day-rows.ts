import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../../logs/contract.ts'
import type { Severity } from '../../logs/rules/symptom-keys.ts'
import type { MomentKind } from '../../moments/contract.ts'
import type { Measure } from '../contract.ts'

/** Origin of a daily count. */
export type Source = 'quick_log' | 'deep_log' | 'moments'

/** One day with at least one record. An unanswered question is null; `source` is the origin of the counts. */
export type DayRow = Readonly<Record<Measure, number | null>> & {
  readonly day: LocalDate
  readonly quick_log: number | null
  readonly deep_log: number | null
  readonly moved: boolean | null
  readonly feeling: string | null
  /** Severities 0 to 3 by symptom key; an unanswered symptom is absent. */
  readonly symptoms?: Readonly<Record<string, Severity>>
  readonly source: Readonly<Record<'hot_flashes' | 'night_sweats', Source | null>>
}

/** Number of moments of one kind on a day. */
export type MomentCount = { readonly day: LocalDate; readonly kind: MomentKind; readonly count: number }

/** The deep log's count, which the wire writes as text; null unless it is a whole number. */
function toCount(detail: string | null | undefined): number | null {
  return typeof detail === 'string' && /^\d{1,2}$/.test(detail.trim()) ? Number(detail) : null
}

/**
 * One row per day, oldest first. Hot flashes and night sweats of a day are the number in the quick log, else in the
 * deep log, else the number of moments, never a sum of two; null without any of them (docs/decisions/0017).
 */
export function toDayRows(logs: readonly LogEntry[], moments: readonly MomentCount[]): DayRow[] {
  const days = new Set([...logs.map(({ log_date }) => log_date), ...moments.map(({ day }) => day)])
  const logOf = new Map(logs.map((log) => [`${log.log_date} ${log.log_type}`, log]))
  const countOf = new Map(moments.map(({ day, kind, count }) => [`${day} ${kind}`, count]))
  return [...days].toSorted().map((day) => {
    const quick = logOf.get(`${day} quick_log`)
    const deep = logOf.get(`${day} deep_log`)
    const flashes = firstKnown({
      quick_log: quick?.hot_flashes_count,
      deep_log: toCount(deep?.hot_flashes_count_detail),
      moments: countOf.get(`${day} hot_flash`),
    })
    const sweats = firstKnown({
      quick_log: quick?.night_sweats_count,
      deep_log: deep?.night_sweats_count,
      moments: countOf.get(`${day} night_sweat`),
    })
    return {
      day,
      quick_log: quick?.id ?? null,
      deep_log: deep?.id ?? null,
      mood: quick?.mood_rating ?? null,
      energy: quick?.energy_level ?? null,
      sleep: quick?.sleep_hours ?? null,
      hot_flashes: flashes.value,
      night_sweats: sweats.value,
      moved: typeof quick?.physical_activity === 'number' ? quick.physical_activity === 1 : null,
      feeling: deep?.dominant_emotion_today || null,
      ...(quick?.symptoms && { symptoms: quick.symptoms }),
      source: { hot_flashes: flashes.source, night_sweats: sweats.source },
    }
  })
}

function firstKnown(counts: Partial<Record<Source, number | null | undefined>>): { value: number | null; source: Source | null } {
  for (const source of ['quick_log', 'deep_log', 'moments'] as const) {
    const value = counts[source]
    if (typeof value === 'number') return { value, source }
  }
  return { value: null, source: null }
}
