import type { Region } from '../../lara/rules/speech.ts'

const BRITISH = new Set('Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB GB-Eire'.split(' '))
const CANADIAN = new Set(
  [
    'St_Johns Halifax Glace_Bay Moncton Goose_Bay Blanc-Sablon Toronto Montreal Nipigon Thunder_Bay Iqaluit Pangnirtung Atikokan Coral_Harbour',
    'Winnipeg Rainy_River Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay Yellowknife Inuvik Creston Dawson_Creek Fort_Nelson',
    'Whitehorse Dawson Vancouver',
  ]
    .join(' ')
    .split(' ')
    .map((city) => `America/${city}`),
)
const AUSTRALIAN = new Set('Antarctica/Macquarie Indian/Christmas Indian/Cocos Pacific/Norfolk'.split(' '))

/** The region whose help lines and words fit a time zone (an IANA name); the US where none of the four does. */
export function regionOf(timezone: string): Region {
  if (BRITISH.has(timezone)) return 'UK'
  if (CANADIAN.has(timezone) || timezone.startsWith('Canada/')) return 'CA'
  return AUSTRALIAN.has(timezone) || timezone.startsWith('Australia/') ? 'AU' : 'US'
}
