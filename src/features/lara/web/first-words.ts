import { t } from '../../../kit/words.ts'
import { CHIP_MESSAGES, type Chip, PROGRESS_REQUEST } from '../../answers/contract.ts'

/**
 * Lara's first message in the default tone, in the language of the page, available before any request. It equals the
 * server's text in `content/guides.ts`; first-words.test.ts compares them.
 */
export const FIRST_WORDS: { readonly text: string; readonly chips: readonly Chip[] } = {
  text: [
    t`Hello, I am Lara. I am glad you are here. You can tell me how you are, ask what helps, or ask what your own notes say.`,
    t`I am not a person and not a doctor. What you write here stays between us: your partner never sees it.`,
  ].join('\n\n'),
  chips: [
    { label: t`Quick Facts`, message: CHIP_MESSAGES.facts, message_type: null },
    { label: t`Show Pattern`, message: CHIP_MESSAGES.pattern, message_type: PROGRESS_REQUEST },
    { label: t`Breathing Exercise`, message: CHIP_MESSAGES.breathing, message_type: null },
  ],
}
