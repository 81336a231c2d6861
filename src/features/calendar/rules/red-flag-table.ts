/**
 * What is said about each cause: sources with the date on which they were read, and what to do. `{doctor}`, `{HRT}`,
 * `{estrogen}` and `{emergency}` are words of a region (text/rules/region-words.ts).
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { type Message, t } from '../../../kit/words.ts'
import type { RedFlagId, RedFlagLevel } from '../contract.ts'

/** A source, and when it was read. The citation names the rule's point, so that no two rules share one. */
export type RedFlagSource = { readonly authority: string; readonly citation: string; readonly on: LocalDate }

/** Dates on which the sources were read. */
const READ = '2026-11-26'
const READ_BEFORE = '2026-11-21'

const BMS = 'British Menopause Society 2024: Management of unscheduled bleeding on HRT'
const HWE = 'British Menopause Society; NHS Hertfordshire and West Essex'
const DEVON = 'NHS Devon'
const ACOG = 'ACOG'
const FAQ = 'ACOG FAQ162: Perimenopausal bleeding and bleeding after menopause'
const HIGHLAND = 'NHS Highland'

function source(authority: string, citation: string, on: LocalDate = READ): RedFlagSource {
  return { authority, citation, on }
}

const NOTHING_TO_STOP: Message = () => t`Please don’t stop or change anything before you have asked.`
const OFTEN_HARMLESS: Message = () => t`Periods often change in the years before menopause, so there is often a harmless reason.`
const CALL_IF_FAST: Message = () => t`If you soak a pad or tampon every hour for two hours or more, or feel faint, call {emergency} now.`
const BOOK: Message = () => t`Please book a visit in the next few weeks.`

/** What to do at each level, as the title of the card. */
export const LEVEL_TITLES: Readonly<Record<RedFlagLevel, Message>> = {
  note: () => t`Common at first: keep noting it`,
  review: () => t`Worth asking at your next review`,
  book: () => t`Please book a visit with your doctor`,
  contact: () => t`Please contact your doctor in the next few days`,
  'two-weeks': () => t`Please see a doctor within two weeks`,
  'this-week': () => t`Please call your doctor this week`,
  emergency: () => t`Please get help now`,
}

/** Sources and advice of a cause; `mayBeExpected` where a hormone that we do not know of may be the reason. */
export type RedFlagEntry = {
  readonly sources: readonly RedFlagSource[]
  readonly advice: readonly Message[]
  readonly mayBeExpected?: true
}

/** The table of all causes. R13 has no card of its own; `RAISED` is added to the card that it raises. */
export const RED_FLAG_TABLE: Readonly<Record<RedFlagId, RedFlagEntry>> = {
  R1: {
    sources: [
      source('NICE', 'NICE NG12: Suspected cancer, bleeding after menopause (Devon and York referral guidance)'),
      source('NHS', 'NHS trusts: patient information on bleeding after menopause, when to be seen and causes', READ_BEFORE),
    ],
    advice: [
      () =>
        t`Bleeding a year or more after the last period should always be checked, even if it came once and was only a spot. Please see a {doctor} within two weeks.`,
      () => t`Most of the time it is nothing serious: about nine in ten women who are checked have no serious cause.`,
    ],
    mayBeExpected: true,
  },
  R2: {
    sources: [source(HWE, `${BMS}, the first six months`)],
    advice: [
      () =>
        t`Some bleeding is common in the first 6 months of {HRT} and in the 3 months after a change. Keep noting it, and mention it at your next review.`,
      () => t`Get in touch sooner if it gets heavy, or if it goes on after that time.`,
    ],
  },
  R3: {
    sources: [source(HWE, `${BMS}, when to investigate`), source(DEVON, 'NHS Devon: Unscheduled bleeding on HRT')],
    advice: [
      () =>
        t`Bleeding like this should be looked into. Please contact your {doctor} in the next few days. An ultrasound within about six weeks is usual.`,
      () => t`Bleeding is common with {HRT}, and cancer is seldom the reason. ${NOTHING_TO_STOP()}`,
    ],
  },
  R4: {
    sources: [source('NHS Bristol, North Somerset and South Gloucestershire', `${BMS}, long or heavy withdrawal bleeds (Remedy BNSSG)`)],
    advice: [
      () =>
        t`With this kind of {HRT}, the monthly bleed should be over within a week, without flooding or clots. Please contact your {doctor} in the next few days.`,
      NOTHING_TO_STOP,
    ],
  },
  R5: {
    sources: [
      source(HIGHLAND, 'NHS Highland: Unscheduled bleeding on HRT, risk factors'),
      source(HWE, `${BMS}, a progestogen for women with a uterus`),
    ],
    advice: [
      () =>
        t`If you still have your womb, {estrogen} alone can make its lining too thick, so a second hormone is usually added to protect it. Please ask your {doctor} or pharmacist soon whether you need one.`,
      NOTHING_TO_STOP,
    ],
  },
  R6: {
    sources: [source(HWE, `${BMS}, changing to continuous therapy`)],
    advice: [
      () =>
        t`After five years, or at 54, women on {HRT} with a monthly bleed are usually offered a kind without one. It is worth asking about at your next review.`,
    ],
  },
  R7: {
    sources: [source(HIGHLAND, 'NHS Highland: Unscheduled bleeding on HRT, hormone coils past their date')],
    advice: [
      () =>
        t`After that day the coil may no longer protect the lining of your womb well enough. Please ask your {doctor} or clinic about changing it.`,
    ],
  },
  R8: {
    sources: [source(ACOG, `${FAQ}, more often than every 3 weeks, or longer than usual`)],
    advice: [
      () => t`Bleeding more often than every three weeks, or for longer than a week, is something to tell a {doctor}. ${BOOK()}`,
      OFTEN_HARMLESS,
      CALL_IF_FAST,
    ],
    mayBeExpected: true,
  },
  R9: {
    sources: [
      source(ACOG, `${FAQ}, very heavy bleeding`),
      source('NHS', 'NHS: Heavy periods, signs (Improving Me, NHS Cheshire and Merseyside)'),
    ],
    advice: [() => t`Very heavy bleeding is something to tell a {doctor}, and it can be treated. ${BOOK()}`, CALL_IF_FAST],
    mayBeExpected: true,
  },
  R10: {
    sources: [source(ACOG, `${FAQ}, after sex or between periods`), source('Patient', 'Patient: Intermenstrual and postcoital bleeding')],
    advice: [
      () => t`Bleeding after sex or between periods should be looked at. Please see a {doctor} within two weeks.`,
      () => t`In most women the cause is not cancer.`,
    ],
    mayBeExpected: true,
  },
  R11: {
    sources: [
      source('HSE Ireland; NHS', 'HSE Ireland: Stopped or missed periods; NHS: Early menopause'),
      source('FSRH', 'FSRH: Contraception for women aged over 40 years', READ_BEFORE),
    ],
    advice: [
      () => t`If you could be pregnant, please take a pregnancy test first: this stays possible while periods are rare.`,
      () => t`Periods that stop before 45 are worth a visit. ${BOOK()}`,
    ],
    mayBeExpected: true,
  },
  R12: {
    sources: [
      source('Cancer Australia', 'Cancer Australia: Side effects of tamoxifen'),
      source('FDA', 'FDA label of tamoxifen, abnormal vaginal bleeding'),
    ],
    advice: [
      () =>
        t`With such a treatment, above all with tamoxifen, a {doctor} should look at any bleeding that is not your usual period. Please see your {doctor} or your cancer team within two weeks.`,
      () => t`It does not mean that you have cancer of the womb. ${NOTHING_TO_STOP()}`,
    ],
  },
  'no-uterus': {
    sources: [source(DEVON, 'NHS Devon: Postmenopausal bleeding, women without a uterus')],
    advice: [() => t`Please have any bleeding checked, even a little. ${BOOK()}`],
  },
  // The advice of an emergency is Lara's fixed text (safety/content/emergencies.ts).
  emergency: {
    sources: [source(ACOG, 'ACOG: Abnormal uterine bleeding, when to seek emergency care')],
    advice: [],
  },
}

/** Added where a hormone that we do not know of may explain the bleeding. */
export const MAY_BE_EXPECTED: Message = () =>
  t`If you have had your womb removed, or use a hormone coil, other contraception or {HRT}, this may be expected; tell the {doctor} about it.`

/** R13: added to a card whose level a major risk factor raised. */
export const RAISED: { readonly words: Message; readonly source: RedFlagSource } = {
  words: () => t`You told us about Lynch or Cowden syndrome. With it, bleeding should be seen sooner: please say so when you book.`,
  source: source(HWE, `${BMS}, major risk factors`),
}
