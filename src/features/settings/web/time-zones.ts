let options: { value: string; label: string }[] | undefined

/** Every time zone this browser knows, as choices by name; `current` is among them even if the browser has it under another name. */
export function timeZoneOptions(current: string): readonly { value: string; label: string }[] {
  options ??= [...Intl.supportedValuesOf('timeZone'), 'UTC']
    .filter((zone, index, all) => all.indexOf(zone) === index)
    .toSorted((one, other) => one.localeCompare(other))
    .map((zone) => ({ value: zone, label: toLabel(zone) }))
  return !current || options.some(({ value }) => value === current) ? options : [{ value: current, label: toLabel(current) }, ...options]
}

function toLabel(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}
