/**
 * Messages of the public forms. Separate from the schemas, so that a page can show them without loading the validation.
 */
import { type Message, t } from '../../../kit/words.ts'

export const WAITLIST_THANKS: Message = () => t`Thank you for joining the Waitlist.`
export const DEMO_THANKS: Message = () => t`We'll send you a personalized demo within 24 hours`
export const FEEDBACK_THANKS: Message = () => t`Thank you. A person will read every word.`
export const CONTACT_THANKS: Message = () => t`Thank you. Your message has arrived, and a person will read it.`

/** Kind of public form. */
export type FormKind = 'waitlist' | 'demo' | 'feedback' | 'contact'
