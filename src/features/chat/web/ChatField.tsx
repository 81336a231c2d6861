import type { ComponentProps } from 'react'
import { MessageField } from '../../../kit/web/ui/MessageField.tsx'
import { t } from '../../../kit/words.ts'
import { MESSAGE_MAX } from '../contract.ts'
import type { ConversationState, Kinds } from './conversation.ts'

type FieldProps = Pick<ComponentProps<typeof MessageField>, 'field' | 'keeping' | 'isOff' | 'side' | 'above' | 'onSend'>

/** The message field of a chat. */
export function ChatField<K extends Kinds>({ chat, ...rest }: FieldProps & { chat: ConversationState<K> }) {
  return (
    <MessageField
      {...rest}
      label={t`Message to Lara`}
      placeholder={t`Write to Lara`}
      most={MESSAGE_MAX}
      view={chat.view}
      talk={chat.sessionId}
      isBusy={chat.isBusy}
    />
  )
}
