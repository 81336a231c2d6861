/** The LOINC codes of an export. Each was read in a published source (docs/decisions/0084); none is from memory. */
import type { QuestionnaireId } from '../../checkins/content/instruments.ts'
import type { Instrument } from '../../checkins/contract.ts'

export const LOINC = 'http://loinc.org'

/** Goes with every file that holds LOINC codes, as their licence asks. */
export const LOINC_NOTICE =
  'This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.'

/** A code and its name in LOINC. */
type Named = readonly [code: string, display: string]

export const SLEEP_DURATION: Named = ['93832-4', 'Sleep duration']
export const LAST_PERIOD: Named = ['8665-2', 'Last menstrual period start date']

type Panel = { readonly code: Named; readonly items: readonly Named[] }

/** The panels whose items are those of our questionnaires, in the same order. The MRS has none. */
export const PANELS: Partial<Readonly<Record<QuestionnaireId, Panel>>> = {
  phq9: {
    code: ['44249-1', 'PHQ-9 quick depression assessment panel [Reported.PHQ]'],
    items: [
      ['44250-9', 'Little interest or pleasure in doing things in last 2 weeks'],
      ['44255-8', 'Feeling down, depressed, or hopeless in last 2 weeks'],
      ['44259-0', 'Trouble falling or staying asleep, or sleeping too much in last 2 weeks [Reported.PHQ]'],
      ['44254-1', 'Feeling tired or having little energy in last 2 weeks [Reported.PHQ]'],
      ['44251-7', 'Poor appetite or overeating in last 2 weeks [Reported.PHQ]'],
      [
        '44258-2',
        'Feeling bad about yourself - or that you are a failure or have let yourself or your family down in last 2 weeks [Reported.PHQ]',
      ],
      ['44252-5', 'Trouble concentrating on things, such as reading the newspaper or watching television in last 2 weeks [Reported.PHQ]'],
      [
        '44253-3',
        'Moving or speaking so slowly that other people could have noticed. Or the opposite - being so fidgety or restless that you have been moving around a lot more than usual in last 2 weeks [Reported.PHQ]',
      ],
      ['44260-8', 'Thoughts that you would be better off dead, or of hurting yourself in some way in last 2 weeks [Reported.PHQ]'],
    ],
  },
  gad7: {
    code: ['69737-5', 'Generalized anxiety disorder 7 item (GAD-7)'],
    items: [
      ['69725-0', 'Feeling nervous, anxious or on edge in last 2 weeks'],
      ['68509-9', 'Not able to stop or control worrying in the last 2 weeks'],
      ['69733-4', 'Worrying too much about different things in last 2 weeks [Reported.PHQ]'],
      ['69734-2', 'Trouble relaxing in last 2 weeks [Reported.PHQ]'],
      ['69735-9', 'Being so restless that it is hard to sit still in last 2 weeks [Reported.PHQ]'],
      ['69689-8', 'Becoming easily annoyed or irritable.'],
      ['69736-7', 'Feeling afraid as if something awful might happen in last 2 weeks [Reported.PHQ]'],
    ],
  },
}

/** The answers 0 to 3 of both panels. */
export const PANEL_ANSWERS: readonly Named[] = [
  ['LA6568-5', 'Not at all'],
  ['LA6569-3', 'Several days'],
  ['LA6570-1', 'More than half the days'],
  ['LA6571-9', 'Nearly every day'],
]

/** Totals that have a code; those of the shorter forms and of the MRS have our own. */
export const TOTALS: Partial<Readonly<Record<Instrument, Named>>> = {
  phq9: ['44261-6', 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]'],
  gad7: ['70274-6', 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]'],
}
