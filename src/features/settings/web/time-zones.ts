import { locale } from '../../../kit/words.ts'
import { toZone, type Zone } from '../rules/zone-search.ts'

let cachedZones: readonly Zone[] | undefined

function calledOf(zone: string): string {
  const parts = new Intl.DateTimeFormat(locale(), { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Every time zone known to this browser, by name. */
export function knownZones(): readonly Zone[] {
  cachedZones ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .toSorted((a, b) => a.localeCompare(b))
    .map((zone) => toZone(zone, calledOf(zone)))
  return cachedZones
}

/** The current time in a zone, such as "2:45 PM"; undefined when this browser does not know the zone. */
export function clockIn(zone: string, at: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale(), { timeZone: zone, timeStyle: 'short' }).format(at)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
