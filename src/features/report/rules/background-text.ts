/** Her answers about her body in words, for a doctor. */
import type { Background } from '../../background/contract.ts'
import { type Message, t } from '../../../kit/words.ts'
import { BACKGROUND_KEYS, type BackgroundKey } from '../contract.ts'
import { dateWords, monthWords } from './report-dates.ts'

const LABELS: Readonly<Record<BackgroundKey, Message>> = {
  birth_year: () => t`Year of birth`,
  last_period: () => t`Last period before the calendar`,
  uterus: () => t`Womb`,
  ovaries: () => t`Ovaries`,
  ablation: () => t`Endometrial ablation`,
  contraception: () => t`Contraception`,
  ius_inserted_on: () => t`Hormonal coil inserted on`,
  pcos: () => t`PCOS`,
  poi: () => t`Premature ovarian insufficiency`,
  cancer_treatment: () => t`Cancer treatment`,
  pregnant_last_year: () => t`Pregnant in the last 12 months`,
  lynch_or_cowden: () => t`Lynch or Cowden syndrome`,
  smoker: () => t`Smoking`,
  doctor_note: () => t`What my doctor should know`,
}

const VALUES: Readonly<Record<string, Message>> = {
  yes: () => t`Yes`,
  no: () => t`No`,
  unsure: () => t`Not sure`,
  both: () => t`Both`,
  one: () => t`One`,
  combined: () => t`Combined pill, patch or ring`,
  'progestogen-pill': () => t`Progestogen-only pill`,
  implant: () => t`Implant`,
  injection: () => t`Injection`,
  'hormone-ius': () => t`Hormonal coil`,
  copper: () => t`Copper coil`,
  other: () => t`Other, without hormones`,
  chemotherapy: () => t`Chemotherapy`,
  'pelvic-radiation': () => t`Radiotherapy of the pelvis`,
  endocrine: () => t`Tamoxifen or an aromatase inhibitor`,
}

/** "None" in the words of each question: that of cancer asks for some treatments only. */
const NONE: { readonly [Key in BackgroundKey]?: Message } = {
  ovaries: () => t`None left`,
  contraception: () => t`None used`,
  cancer_treatment: () => t`No chemotherapy, radiotherapy of the pelvis, tamoxifen or aromatase inhibitor`,
}

/** The name of an answer, as a label. */
export function backgroundLabel(key: BackgroundKey): string {
  return LABELS[key]()
}

function valueWords(key: BackgroundKey, answers: Background): string | undefined {
  if (key === 'doctor_note') return undefined
  if (key === 'last_period') {
    const stated = answers.last_period
    return stated && (stated.precision === 'day' ? dateWords(stated.date) : monthWords(stated.date.slice(0, 7)))
  }
  if (key === 'ius_inserted_on') return answers.ius_inserted_on && dateWords(answers.ius_inserted_on)
  const value = answers[key]
  if (typeof value === 'boolean') return VALUES[value ? 'yes' : 'no']?.()
  return typeof value === 'string' ? (value === 'none' ? NONE[key] : VALUES[value])?.() : undefined
}

/** Her ticked answers as "Womb: Yes", without her note to the doctor. */
export function backgroundLines(answers: Background): string[] {
  return BACKGROUND_KEYS.flatMap((key) => {
    const words = valueWords(key, answers)
    return words === undefined ? [] : [t`${backgroundLabel(key)}: ${words}`]
  })
}
