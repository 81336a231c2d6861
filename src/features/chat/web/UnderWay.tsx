import { type ComponentType, Fragment } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Chips, LaraSays, Paragraphs, ChatStack, Thinking, WayOn } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { ConversationState, Failure, Kinds, LocalAnswer } from './conversation.ts'
import { type Sending, unsentOf } from './unsent.ts'

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

type UnsentConversationProps<Own> = {
  sending: Sending<{ readonly key: string; readonly message: string; readonly at: number }, Own>
  /** The author of an unsent message. */
  from: 'her' | 'user'
  Words: ComponentType<{ text: string }>
  Answer: ComponentType<Own>
}

/** Messages that are not stored yet, each with the page's own answer to it, if any. */
function UnsentConversation<Own extends { readonly parts: { readonly help_lines: readonly unknown[] } }>(
  props: UnsentConversationProps<Own>,
) {
  const { sending, from, Words, Answer } = props
  return unsentOf(sending).map(({ outgoing: { key, message }, own }) => (
    <Fragment key={key}>
      <div data-from={from}>
        <Words text={message} />
      </div>
      {own && (
        <LaraSays isSafety={own.parts.help_lines.length > 0}>
          <Answer {...own} />
        </LaraSays>
      )}
    </Fragment>
  ))
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
