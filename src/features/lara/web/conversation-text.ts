import { t } from '../../../kit/words.ts'
import type { ChatMessage, ChatSession } from '../contract.ts'
import { CHIP_MESSAGES } from '../../answers/contract.ts'

/**
 * A conversation as plain text: author and time of each message, formatted by `when`, with help lines and sources after
 * an answer.
 */
export function toText(session: ChatSession, messages: readonly ChatMessage[], when: (instant: string) => string): string {
  const said = messages
    .filter(({ from, text }) => from === 'her' || text.trim() !== '')
    .map(({ from, text, at, state, parts }) => {
      const lines = [from === 'her' ? t`You, ${when(at)}` : `Lara, ${when(at)}`, text === CHIP_MESSAGES.pattern ? t`Show Pattern` : text]
      if (state === 'stopped') lines.push(t`(stopped here)`)
      for (const { name, phone, sms, url } of parts?.help_lines ?? []) {
        const ways = [phone, sms && (sms.body ? t`text ${sms.body} to ${sms.number}` : t`text ${sms.number}`), url].filter(Boolean)
        lines.push(`- ${name}: ${ways.join(', ')}`)
      }
      for (const { authority, citation, verified } of parts?.sources ?? []) {
        const source = t`Source: ${authority}: ${citation}`
        lines.push(verified ? source : t`${source} (not yet checked by us at the source)`)
      }
      return lines.join('\n')
    })
  const begun = t`A conversation with Lara, begun ${when(session.created_at)}.`
  return [`${session.title}\n${begun}`, ...said, ''].join('\n\n')
}

/** A file name that reveals nothing of the content. */
export function toFileName(session: ChatSession): string {
  return `conversation-${session.created_at.slice(0, 10)}.txt`
}
