import { withoutMarks } from '../../knowledge/rules/claim-wording.ts'
import { EMERGENCIES, EMERGENCY_FRAME } from '../../safety/content/emergencies.ts'
import type { Background } from '../../background/contract.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import type { Region } from '../../text/rules/speech.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { language, t } from '../../../kit/words.ts'
import type { RedFlagCard } from '../contract.ts'
import { flowNames } from './flow-names.ts'
import { LEVEL_TITLES, MAY_BE_EXPECTED, RAISED, RED_FLAG_TABLE } from './red-flag-table.ts'
import type { RedFlag, Seen } from './red-flag-finding.ts'

/** Who reads the card. `hasHormones`: she has noted a hormone treatment. */
export type CardReader = { readonly region: Region; readonly background: Background; readonly hasHormones: boolean }

/** What her calendar or her treatments show, in one or two sentences; the days are listed beside it. */
function seenWords(seen: Seen): string {
  switch (seen.about) {
    case 'after-a-year': {
      const flow = flowNames()[seen.flow].toLowerCase()
      return seen.isKnown
        ? t`You noted bleeding (${flow}) after ${seen.count} days without any in your notes.`
        : t`You noted bleeding (${flow}). The bleeding before it in your calendar was ${seen.count} days earlier. If there was none in between, please read on.`
    }
    case 'past-menopause':
      return t`You noted bleeding (${flowNames()[seen.flow].toLowerCase()}), and at the start you told us that you are past menopause.`
    case 'hrt-early':
      return t`You noted bleeding soon after your {HRT} began or changed.`
    case 'hrt-late':
      return t`You noted bleeding more than 6 months after your {HRT} began, and more than 3 months after any change.`
    case 'hrt-heavy':
      return t`You noted heavy bleeding with {HRT} that should not make you bleed.`
    case 'hrt-returned':
      return t`You noted bleeding with {HRT}, after 3 months or more without any.`
    case 'withdrawal-long':
      return t`With your {HRT}, you noted a bleed of ${seen.count} days in a row.`
    case 'withdrawal-heavy':
      return t`With your {HRT}, you noted a heavy bleed.`
    case 'withdrawal-unexpected':
      return t`With your {HRT}, you noted bleeding outside the monthly bleed in ${seen.count} of the last 3 months.`
    case 'unopposed':
      return t`Your treatments show {estrogen} since ${dayWords(seen.day, 'long')}, and nothing beside it that protects the womb.`
    case 'sequential-years':
      return t`You have noted {HRT} with a monthly bleed since ${dayWords(seen.day, 'long')}.`
    case 'sequential-age':
      return t`You use {HRT} with a monthly bleed, and by your year of birth you are 54 or older.`
    case 'device-due':
      return t`Your hormone coil should have been changed by ${dayWords(seen.day, 'long')}.`
    case 'short-cycles':
      return t`Twice in half a year, two of your periods began less than 21 days apart.`
    case 'long-twice':
      return t`You noted bleeding for more than 7 days in a row, ${seen.count} times in half a year.`
    case 'long':
      return t`You noted bleeding on ${seen.count} days in a row.`
    case 'heavy-twice':
      return t`You noted heavy flow on three or more days, in two of your last three periods.`
    case 'heavy-signs':
      return t`You noted heavy flow, with signs that it was very heavy.`
    case 'after-sex':
      return t`You noted bleeding after sex.`
    case 'between-periods':
      return t`You noted bleeding between periods ${seen.count} times in half a year.`
    case 'gap':
      return t`The last bleeding in your calendar was ${seen.count} days ago, and since then you noted that there was none.`
    case 'endocrine':
      return t`You noted bleeding, and you told us about hormone treatment for cancer.`
    case 'no-uterus':
      return t`You noted bleeding, and you told us that your womb was removed.`
    case 'emergency':
      return t`You noted very fast bleeding, or bleeding that made you feel faint.`
  }
}

function adviceOf({ id, isRaised }: RedFlag, { background, hasHormones }: CardReader): string[] {
  if (id === 'emergency') {
    const { denied } = EMERGENCY_FRAME[language()]
    return [denied, EMERGENCIES['heavy-bleeding'][language()].why].map(withoutMarks)
  }
  const { advice, mayBeExpected } = RED_FLAG_TABLE[id]
  const isUnknown = !hasHormones && (background.uterus === undefined || background.contraception === undefined)
  return [
    ...(mayBeExpected && isUnknown ? [MAY_BE_EXPECTED()] : []),
    ...(isRaised ? [RAISED.words()] : []),
    ...advice.map((message) => message()),
  ]
}

/** The card of a finding, in the current language and the words of her region. */
export function toRedFlagCard(flag: RedFlag, reader: CardReader, isNews: boolean): RedFlagCard {
  const spoken = (text: string) => inRegion(text, language(), reader.region)
  return {
    id: flag.id,
    level: flag.level,
    title: LEVEL_TITLES[flag.level](),
    seen: spoken(seenWords(flag.seen)),
    days: [...flag.days],
    advice: adviceOf(flag, reader).map(spoken),
    sources: [...RED_FLAG_TABLE[flag.id].sources, ...(flag.isRaised ? [RAISED.source] : [])],
    about: flag.about,
    is_news: isNews,
  }
}
