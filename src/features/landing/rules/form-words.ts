/**
 * Messages of the public forms. Separate from the schemas, so that a page can show them without loading the validation.
 */
import { t } from '../../../kit/words.ts'

export const WAITLIST_THANKS = t`Thank you for joining the Waitlist.`
export const WAITLIST_EMPTY = t`Please enter an email.`
export const DEMO_THANKS = t`We'll send you a personalized demo within 24 hours`
export const FEEDBACK_THANKS = t`Thank you. A person will read every word.`
export const CONTACT_THANKS = t`Thank you. Your message has arrived, and a person will read it.`
export const NETWORK_ERROR = t`Network error`
export const TOO_MANY_FORMS = t`We take only a few forms an hour from one connection. Please try again later.`

/** Kind of public form. */
export type FormKind = 'waitlist' | 'demo' | 'feedback' | 'contact'
