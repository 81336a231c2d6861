import type { Region } from './speech.ts'

/** IANA zone names of one area. */
function zones(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`)
}

const BRITISH = new Set([...zones('Europe', 'London Belfast Jersey Guernsey Isle_of_Man'), 'GB', 'GB-Eire'])
const CANADIAN = new Set([
  ...zones(
    'America',
    'St_Johns Halifax Glace_Bay Moncton Goose_Bay Blanc-Sablon Toronto Montreal Nipigon Thunder_Bay Iqaluit Pangnirtung Atikokan Coral_Harbour',
  ),
  ...zones(
    'America',
    'Winnipeg Rainy_River Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay Yellowknife Inuvik Creston Dawson_Creek Fort_Nelson',
  ),
  ...zones('America', 'Whitehorse Dawson Vancouver'),
])
const AUSTRALIAN = new Set(['Antarctica/Macquarie', 'Indian/Christmas', 'Indian/Cocos', 'Pacific/Norfolk'])
const AMERICAN = new Set([
  ...zones(
    'America',
    'New_York Detroit Fort_Wayne Indianapolis Louisville Chicago Menominee Knox_IN Denver Boise Shiprock Phoenix Los_Angeles',
  ),
  ...zones('America', 'Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Atka Puerto_Rico St_Thomas Virgin'),
  ...zones('Pacific', 'Honolulu Johnston Guam Saipan Pago_Pago Samoa'),
])
/**
 * Zones where 112 is the emergency number: the European Union, Iceland, Liechtenstein, Norway, Switzerland and the
 * microstates between them.
 */
const EUROPEAN = new Set([
  ...zones('Europe', 'Amsterdam Athens Berlin Bratislava Brussels Bucharest Budapest Busingen Copenhagen Dublin Helsinki Lisbon Ljubljana'),
  ...zones(
    'Europe',
    'Luxembourg Madrid Malta Mariehamn Monaco Oslo Paris Prague Riga Rome San_Marino Sofia Stockholm Tallinn Vaduz Vatican',
  ),
  ...zones('Europe', 'Vienna Vilnius Warsaw Zagreb Zurich'),
  ...zones('Atlantic', 'Azores Canary Madeira Reykjavik'),
  'Africa/Ceuta',
  'Asia/Nicosia',
  'Eire',
  'Iceland',
  'Poland',
  'Portugal',
])

/** Zones without a location. */
const NOWHERE = /^(?:|UTC|UCT|GMT|GMT0|Greenwich|Universal|Zulu|Etc\/.*)$/

/** The region whose help lines and terms fit a time zone (an IANA name), as a guess; US if the zone has no location. */
export function regionOf(timezone: string): Region {
  if (BRITISH.has(timezone)) return 'UK'
  if (CANADIAN.has(timezone) || timezone.startsWith('Canada/')) return 'CA'
  if (AUSTRALIAN.has(timezone) || timezone.startsWith('Australia/')) return 'AU'
  if (EUROPEAN.has(timezone)) return 'EU'
  const isAmerican = AMERICAN.has(timezone) || /^(?:US|America\/(?:Indiana|Kentucky|North_Dakota))\//.test(timezone)
  return isAmerican || NOWHERE.test(timezone) ? 'US' : 'elsewhere'
}

/** The region that she chose, if it is one of the four countries; else that of her time zone. */
export function regionFor(chosen: Region | null | undefined, timezone: string): Region {
  return chosen && chosen !== 'elsewhere' ? chosen : regionOf(timezone)
}

/** The region of this device's time zone. */
export function regionHere(): Region {
  return regionOf(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
