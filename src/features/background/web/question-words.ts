import { t } from '../../../kit/words.ts'
import type { Background } from '../contract.ts'

type Name = keyof Background
type Options<Value> = readonly { readonly value: Value; readonly label: string }[]

/** The question, and in one line why it is asked. */
export const QUESTION_WORDS: Record<Name, { readonly ask: string; readonly why: string }> = {
  birth_year: { ask: t`What year were you born?`, why: t`Some of what your calendar can tell you depends on your age.` },
  last_period: {
    ask: t`When was your last period before you began to log here?`,
    why: t`Your calendar begins with your first entry. This tells us what came before.`,
  },
  uterus: { ask: t`Do you still have your womb?`, why: t`Without a womb there are no periods to go by.` },
  ovaries: { ask: t`Do you still have your ovaries?`, why: t`If both were removed, menopause began with the operation.` },
  ablation: {
    ask: t`Have you had an endometrial ablation?`,
    why: t`This treatment of the lining of the womb makes periods lighter, or stops them.`,
  },
  contraception: { ask: t`Which contraception do you use?`, why: t`Hormones change bleeding, or stop it.` },
  ius_inserted_on: { ask: t`When was it inserted?`, why: t`Your doctor will want to know when it is due for a change.` },
  pcos: { ask: t`Do you have PCOS (polycystic ovary syndrome)?`, why: t`With PCOS, cycles can be irregular at any age.` },
  poi: {
    ask: t`Has a doctor told you that you have premature ovarian insufficiency?`,
    why: t`The usual stages don't fit then.`,
  },
  cancer_treatment: {
    ask: t`Have you had one of these treatments for cancer?`,
    why: t`They can change periods, or stop them for a time.`,
  },
  pregnant_last_year: {
    ask: t`Were you pregnant in the last 12 months?`,
    why: t`Periods need time to come back after a pregnancy.`,
  },
  lynch_or_cowden: {
    ask: t`Do you have Lynch or Cowden syndrome?`,
    why: t`With either, cancer of the womb is more common, so it’s wise to have unusual bleeding checked soon.`,
  },
  smoker: { ask: t`Do you smoke?`, why: t`Women who smoke reach menopause about a year earlier on average.` },
  doctor_note: {
    ask: t`What should your doctor know?`,
    why: t`Illnesses, operations or allergies that you want to have at hand at your next visit.`,
  },
}

const YES_NO_UNSURE: Options<'yes' | 'no' | 'unsure'> = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
  { value: 'unsure', label: t`Not sure` },
]

/** The answers of each question with a choice, in their order. */
export const QUESTION_OPTIONS = {
  uterus: YES_NO_UNSURE,
  ovaries: [
    { value: 'both', label: t`Both` },
    { value: 'one', label: t`One` },
    { value: 'none', label: t`Neither` },
    { value: 'unsure', label: t`Not sure` },
  ],
  contraception: [
    { value: 'none', label: t`None` },
    { value: 'combined', label: t`Combined pill, patch or ring` },
    { value: 'progestogen-pill', label: t`Progestogen-only pill` },
    { value: 'implant', label: t`Implant` },
    { value: 'injection', label: t`Injection` },
    { value: 'hormone-ius', label: t`Hormonal IUS (coil)` },
    { value: 'copper', label: t`Copper IUD (coil)` },
    { value: 'other', label: t`Something else without hormones` },
  ],
  pcos: YES_NO_UNSURE,
  poi: YES_NO_UNSURE,
  cancer_treatment: [
    { value: 'none', label: t`None of these` },
    { value: 'chemotherapy', label: t`Chemotherapy` },
    { value: 'pelvic-radiation', label: t`Radiotherapy of the pelvis` },
    { value: 'endocrine', label: t`Tamoxifen or an aromatase inhibitor` },
  ],
  lynch_or_cowden: YES_NO_UNSURE,
} as const satisfies { [N in Name]?: Options<Background[N]> }

/** The questions that are answered by yes or no. */
export const YES_NO_QUESTIONS = ['ablation', 'pregnant_last_year', 'smoker'] as const satisfies readonly Name[]
