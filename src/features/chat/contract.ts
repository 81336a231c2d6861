/** Constants that both chats share with their clients. */
import { type Message, t } from '../../kit/words.ts'

/** Maximum length of a message, in characters. A longer one is refused by validation. */
export const MESSAGE_MAX = 4_000

export const EMPTY_MESSAGE: Message = () => t`Please write something first.`
