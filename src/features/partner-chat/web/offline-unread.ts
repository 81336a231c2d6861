import { language } from '../../../kit/words.ts'
import { unreadHere as unreadAnswerHere } from '../../chat/web/offline-unread.ts'
import { regionHere } from '../../text/rules/region.ts'
import { PARTNER_CHAT_FAILED } from '../contract.ts'

/** The answer to a message that could not be interpreted either. */
export const unreadHere = () => unreadAnswerHere(PARTNER_CHAT_FAILED(), { language: language(), region: regionHere() }, 'partner')
