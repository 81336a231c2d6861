/** What the public forms answer (spec §2, §8). They stand apart from the shapes, so that a page can say them before it can check anything. */
import { t } from '../../../kit/words.ts'

export const WAITLIST_THANKS = t`Thank you for joining the Waitlist.`
export const WAITLIST_EMPTY = t`Please enter an email.`
export const DEMO_THANKS = t`We'll send you a personalized demo within 24 hours`
export const FEEDBACK_THANKS = t`Thank you. A person will read every word.`
export const CONTACT_THANKS = t`Thank you. Your message has arrived, and a person will read it.`
export const NETWORK_ERROR = t`Network error`
export const TOO_MANY_FORMS = t`We take only a few forms an hour from one connection. Please try again later.`

/** Which form a stranger filled in. */
export type FormKind = 'waitlist' | 'demo' | 'feedback' | 'contact'
