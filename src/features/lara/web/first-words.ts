import { t } from '../../../kit/words.ts'
import { CHIP_MESSAGES, type Chip, PROGRESS_REQUEST } from '../contract.ts'

/**
 * Lara's first message to whoever has chosen no other tone, in the language of the page: the words of `content/guides.ts`, which the server
 * says, too (first-words.test.ts holds them together). They stand in the page before anything has been fetched.
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
