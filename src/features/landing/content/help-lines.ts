/**
 * One way to reach a help line. `number` is written as its owner writes it and is dialled by `toTelephone`;
 * `site` is a page to open where there is no one number.
 */
export type HelpLine = {
  readonly name: string
  readonly when: string
  readonly ways: readonly (
    | { readonly call: string; readonly after?: string }
    | { readonly text: string; readonly word?: string }
    | { readonly site: string }
  )[]
  /** The organisation whose own pages state the number. */
  readonly source: string
}

/** The help lines of one region, the emergency number first. */
export type HelpRegion = { readonly id: 'US' | 'CA' | 'UK' | 'AU'; readonly name: string; readonly lines: readonly HelpLine[] }

/** The day on which this list was last compared with its sources. */
export const HELP_LINES_COMPARED_ON = '2026-11-21'

const emergency = (number: string, source: string): HelpLine => ({
  name: 'Emergency',
  when: 'Somebody is in danger right now',
  ways: [{ call: number }],
  source,
})

/** Only numbers that were read at their source stand here; nothing is generated, and what nobody has read is left out. */
export const HELP_REGIONS: readonly HelpRegion[] = [
  {
    id: 'US',
    name: 'United States',
    lines: [
      emergency('911', '911.gov'),
      {
        name: '988 Suicide & Crisis Lifeline',
        when: 'Dark thoughts or a crisis, day and night, Spanish too',
        ways: [{ call: '988' }, { text: '988' }],
        source: '988lifeline.org',
      },
      {
        name: 'Crisis Text Line',
        when: 'When texting is easier than talking',
        ways: [{ text: '741741', word: 'HOME' }],
        source: 'crisistextline.org',
      },
      {
        name: 'National Domestic Violence Hotline',
        when: 'You are hurt, controlled or afraid at home',
        ways: [{ call: '1-800-799-7233' }, { text: '88788', word: 'START' }],
        source: 'thehotline.org',
      },
    ],
  },
  {
    id: 'CA',
    name: 'Canada',
    lines: [
      emergency('911', 'canada.ca'),
      {
        name: '9-8-8 Suicide Crisis Helpline',
        when: 'Dark thoughts or a crisis, day and night, English and French',
        ways: [{ call: '9-8-8' }, { text: '9-8-8' }],
        source: '988.ca',
      },
      {
        name: 'ShelterSafe',
        when: 'You are hurt, controlled or afraid at home. A map of lines near you that answer day and night',
        ways: [{ site: 'sheltersafe.ca' }],
        source: 'sheltersafe.ca',
      },
    ],
  },
  {
    id: 'UK',
    name: 'United Kingdom',
    lines: [
      emergency('999', 'nhs.uk'),
      { name: 'Samaritans', when: 'Whatever weighs on you', ways: [{ call: '116 123' }], source: 'samaritans.org' },
      { name: 'Shout', when: 'When texting is easier than talking', ways: [{ text: '85258', word: 'SHOUT' }], source: 'giveusashout.org' },
      {
        name: 'NHS mental health line, England',
        when: 'Urgent help for your mind',
        ways: [{ call: '111', after: 'then choose option 2' }],
        source: 'nhs.uk',
      },
      {
        name: 'Refuge, National Domestic Abuse Helpline',
        when: 'You are hurt, controlled or afraid at home',
        ways: [{ call: '0808 2000 247' }],
        source: 'nationaldahelpline.org.uk',
      },
    ],
  },
  {
    id: 'AU',
    name: 'Australia',
    lines: [
      emergency('000', 'triplezero.gov.au'),
      {
        name: 'Lifeline',
        when: 'Dark thoughts or a crisis',
        ways: [{ call: '13 11 14' }, { text: '0477 13 11 14' }],
        source: 'lifeline.org.au',
      },
      { name: 'Beyond Blue', when: 'Worry or low mood', ways: [{ call: '1300 22 4636' }], source: 'beyondblue.org.au' },
      {
        name: 'Suicide Call Back Service',
        when: 'For you, or for somebody you worry about',
        ways: [{ call: '1300 659 467' }],
        source: 'suicidecallbackservice.org.au',
      },
      {
        name: '1800RESPECT',
        when: 'You are hurt, controlled or afraid at home',
        ways: [{ call: '1800 737 732' }, { text: '0458 737 732' }],
        source: '1800respect.org.au',
      },
      { name: 'MensLine', when: 'For men, partners too', ways: [{ call: '1300 78 99 78' }], source: 'mensline.org.au' },
    ],
  },
]
