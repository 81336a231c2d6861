import type { Claim } from '../knowledge.ts'

const ON = '2026-11-21'
const ACOG = { authority: 'ACOG', verified: true, on: ON } as const
const AFTER_A_YEAR = 'NHS trusts: patient information on bleeding after menopause'

/**
 * What the triage cards claim (lara.md §2 and §3). The first claim of a card names its cause: its citation stands in no other card, so that
 * a stored answer tells which cards it showed.
 */
export const CARD_CLAIMS: readonly Claim[] = [
  {
    id: 'card-after-a-year',
    text: 'Any bleeding 12 months or more after the last period needs a check, even once, even a spot.',
    authority: 'NHS',
    citation: `${AFTER_A_YEAR}, when to be seen`,
    verified: true,
    on: ON,
    wording: '8e9360f4',
  },
  {
    id: 'card-nine-in-ten',
    text: 'About 9 in 10 of those who are checked for bleeding after menopause have no serious cause.',
    authority: 'NHS',
    citation: `${AFTER_A_YEAR}, causes`,
    verified: true,
    on: ON,
    wording: '409155cd',
  },
  {
    id: 'card-long',
    text: 'In perimenopause, bleeding that lasts longer than usual is to be told to a doctor.',
    ...ACOG,
    citation: 'ACOG FAQ162: The Menopause Years, bleeding longer than usual',
    wording: '828e9f69',
  },
  {
    id: 'card-often',
    text: 'In perimenopause, bleeding more often than every 3 weeks is to be told to a doctor.',
    ...ACOG,
    citation: 'ACOG FAQ162: The Menopause Years, bleeding more often than every 3 weeks',
    wording: 'a39dcdb6',
  },
  {
    id: 'card-heavy',
    text: 'In perimenopause, very heavy bleeding is to be told to a doctor.',
    ...ACOG,
    citation: 'ACOG FAQ162: The Menopause Years, very heavy bleeding',
    wording: '578d9c86',
  },
  {
    id: 'card-heavy-signs',
    text: 'Signs of heavy bleeding are a change every 1 to 2 hours, large clots and flooding.',
    authority: 'NHS',
    citation: 'NHS: Heavy periods',
    verified: true,
    on: ON,
    wording: 'f7c369a5',
  },
  {
    id: 'card-emergency',
    text: 'Soaking a pad or tampon every hour for 2 hours or more, or bleeding with faintness, is an emergency.',
    authority: 'NHS',
    citation: 'NHS: Heavy periods, when to get help at once',
    verified: false,
    on: ON,
    wording: 'cd2a6b83',
  },
  {
    id: 'card-change',
    text: 'Periods often change in the years before menopause.',
    authority: 'ACOG',
    citation: 'ACOG FAQ162: The Menopause Years, changes in periods',
    verified: false,
    on: ON,
    wording: 'fbb96ca3',
  },
  {
    id: 'card-before-45',
    text: 'Periods that stop before 45 deserve a visit to the doctor.',
    authority: 'NICE',
    citation: 'NICE NG23: Menopause, early menopause',
    verified: false,
    on: ON,
    wording: '8fff202d',
  },
  {
    id: 'card-pregnancy',
    text: 'Pregnancy stays possible until menopause, also when periods have become rare.',
    authority: 'FSRH',
    citation: 'FSRH: Contraception for women aged over 40 years',
    verified: true,
    on: ON,
    wording: 'fd0b49e3',
  },
]
