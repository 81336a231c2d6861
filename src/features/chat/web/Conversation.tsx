import { useNavigate } from '@tanstack/react-router'
import { Chips, ChatLog } from '../../../kit/web/ui/ChatLog.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { ShownParts } from './Answer.tsx'
import { type ChatLook, Message, type ShownKinds } from './Message.tsx'
import { Failed, UnderWay } from './UnderWay.tsx'
import type { ChatPageState } from './use-chat.ts'

type ConversationProps<Parts extends ShownParts, K extends ShownKinds<Parts>> = {
  page: Pick<ChatPageState<K>, 'chat' | 'stored' | 'isAnswer' | 'retry'>
  look: ChatLook<Parts, K['message']>
  offlineWords: string
  /** Loads the conversation again after a failure. */
  onReload: () => void
  onNew: () => void
  onChip: (chip: Chip) => void
}

/** The conversation below the greeting: stored messages, what is under way, and suggested next messages. */
export function Conversation<Parts extends ShownParts, K extends ShownKinds<Parts>>({
  page: { chat, stored, isAnswer, retry },
  look,
  offlineWords,
  onReload,
  ...ways
}: ConversationProps<Parts, K>) {
  const { isLoading, loadProblem, view, isBusy, failure } = chat
  const navigate = useNavigate()
  const last = stored.at(-1)
  const next = !isBusy && !failure && last && isAnswer(last) ? last.parts : null
  return (
    <>
      {isLoading && <Loading label={t`Loading your conversation`} />}
      {loadProblem && <Failed failure={{ ...loadProblem, own: undefined }} Answer={look.Answer} onRetry={onReload} {...ways} />}
      <ChatLog key={view} isLoading={isLoading}>
        {stored.map((message, place) => (
          <Message key={message.id} message={message} isOwn={!isAnswer(message)} before={stored[place - 1]?.at} look={look} />
        ))}
      </ChatLog>
      <UnderWay chat={chat} Words={look.Words} Answer={look.Answer} offlineWords={offlineWords} onRetry={retry} {...ways} />
      <Chips
        chips={next?.chips ?? []}
        language={last?.language}
        isOff={isBusy}
        onChip={(chip) => (chip.to ? void navigate({ href: chip.to }) : ways.onChip(chip))}
      />
    </>
  )
}
