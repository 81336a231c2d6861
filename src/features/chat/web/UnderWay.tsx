import type { ComponentType } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Chips, LaraSays, Paragraphs, ChatStack, Thinking, UnsentConversation, WayOn } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { ConversationState, Failure, Kinds, LocalAnswer } from './conversation.ts'

type Parts = { readonly help_lines: readonly unknown[]; readonly chips: readonly Chip[] }
type ChatKinds = Kinds & { parts: Parts }

type UnderWayProps<K extends ChatKinds> = {
  chat: ConversationState<K>
  /** The author, in the terms of the chat's messages. */
  from: 'her' | 'user'
  Words: ComponentType<{ text: string }>
  Answer: ComponentType<LocalAnswer<K['parts']>>
  /** Shown while the server cannot be reached. */
  offlineWords: string
  onRetry: () => void
  onNew: () => void
  onChip: (chip: Chip) => void
}

function Failed<K extends ChatKinds>({
  failure: { words, own, isGone, isOffline },
  Answer,
  offlineWords,
  onRetry,
  onNew,
  onChip,
}: Omit<UnderWayProps<K>, 'chat' | 'from' | 'Words'> & { failure: Failure<K['parts']> }) {
  return (
    <>
      <LaraSays isSafety={(own?.parts.help_lines.length ?? 0) > 0}>
        <div role="alert">{own ? <Answer {...own} /> : <p>{words}</p>}</div>
        <WayOn words={isOffline ? offlineWords : undefined}>
          <Button variant="outline" onClick={isGone ? onNew : onRetry}>
            {isGone ? t`Start a new conversation` : t`Try again`}
          </Button>
        </WayOn>
      </LaraSays>
      {own && <Chips chips={own.parts.chips} language={own.language} isOff={false} onChip={onChip} />}
    </>
  )
}

/** What is not stored yet: the outgoing message, the typing indicator, the streamed answer, or why there is none. */
export function UnderWay<K extends ChatKinds>({ chat, from, Words, ...ways }: UnderWayProps<K>) {
  const { isBusy, streamed, failure } = chat
  return (
    <ChatStack>
      <UnsentConversation sending={chat} from={from} Words={Words} Answer={ways.Answer} />
      {isBusy && streamed !== '' && (
        // Announced once, when it is complete.
        <LaraSays>
          <Paragraphs text={streamed} />
        </LaraSays>
      )}
      <Thinking isOn={isBusy && streamed === ''} />
      {failure && !isBusy && <Failed failure={failure} {...ways} />}
    </ChatStack>
  )
}
