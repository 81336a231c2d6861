import { t } from '../../../kit/words.ts'

/**
 * Lara's first message in the default tone, in the language of the page, available before any request. It equals the
 * server's text in `content/guides.ts`; first-words.test.ts compares them. The chips come with the server's reply,
 * which knows her goals: chips that change places would be tapped by mistake.
 */
export const FIRST_WORDS = [
  t`Hello, I am Lara. I am glad you are here. You can tell me how you are, ask what helps, or ask what your own notes say.`,
  t`I am not a person and not a doctor. What you write here stays between us: your partner never sees it.`,
].join('\n\n')
