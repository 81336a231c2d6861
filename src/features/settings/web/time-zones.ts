import { locale } from '../../../kit/words.ts'
import { toZone, type Zone } from '../rules/zone-search.ts'

let all: readonly Zone[] | undefined

function calledOf(zone: string): string {
  const parts = new Intl.DateTimeFormat(locale(), { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Every time zone this browser knows, by name. */
export function knownZones(): readonly Zone[] {
  all ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .toSorted((one, other) => one.localeCompare(other))
    .map((zone) => toZone(zone, calledOf(zone)))
  return all
}

/** What the clock says there, such as "2:45 PM"; undefined where this browser does not know the zone. */
export function clockIn(zone: string, at: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale(), { timeZone: zone, timeStyle: 'short' }).format(at)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
