import { type ComponentType, Fragment } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Chips, LaraSays, Paragraphs, ChatStack, Thinking, WayOn } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { AnswerProps, ShownParts } from './Answer.tsx'
import type { ConversationState, Failure } from './conversation.ts'
import type { ShownKinds } from './Message.tsx'
import { unsentOf } from './unsent.ts'

type FailedProps<Parts extends ShownParts> = {
  failure: Failure<Parts>
  Answer: ComponentType<AnswerProps<Parts>>
  /** Shown while the server cannot be reached. */
  offlineWords?: string
  onRetry: () => void
  onNew: () => void
  onChip: (chip: Chip) => void
}

/** Why there is no answer, with the local answer, if any, and a way to go on. */
export function Failed<Parts extends ShownParts>({
  failure: { words, own, isGone, isOffline },
  Answer,
  offlineWords,
  onRetry,
  onNew,
  onChip,
}: FailedProps<Parts>) {
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

type UnderWayProps<Parts extends ShownParts, K extends ShownKinds<Parts>> = Omit<FailedProps<Parts>, 'failure'> & {
  chat: ConversationState<K>
  Words: ComponentType<{ text: string }>
}

/** What is not stored yet: the outgoing message, the typing indicator, the streamed answer, or why there is none. */
export function UnderWay<Parts extends ShownParts, K extends ShownKinds<Parts>>({ chat, Words, ...ways }: UnderWayProps<Parts, K>) {
  const { isBusy, streamed, failure } = chat
  return (
    <ChatStack>
      {unsentOf(chat).map(({ outgoing: { key, message }, own }) => (
        <Fragment key={key}>
          <div data-from="person">
            <Words text={message} />
          </div>
          {own && (
            <LaraSays isSafety={own.parts.help_lines.length > 0}>
              <ways.Answer {...own} />
            </LaraSays>
          )}
        </Fragment>
      ))}
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
