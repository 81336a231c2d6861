import { Button } from '../../../kit/web/ui/Button.tsx'
import { Chips, LaraSays, Paragraphs, TalkStack, Thinking, UnsentTalk, WayOn } from '../../../kit/web/ui/Talk.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../contract.ts'
import { AnswerBody } from './AnswerBody.tsx'
import type { ConversationState, Failure } from './conversation.ts'
import { HerWords } from './Message.tsx'

type UnderWayProps = {
  chat: ConversationState
  onRetry: () => void
  onNew: () => void
  onChip: (chip: Chip) => void
}

function Failed({ failure, onRetry, onNew, onChip }: { failure: Failure } & Omit<UnderWayProps, 'chat'>) {
  const { words, own, isGone, isOffline } = failure
  return (
    <>
      <LaraSays isSafety={(own?.parts.help_lines.length ?? 0) > 0}>
        <div role="alert">{own ? <AnswerBody {...own} /> : <p>{words}</p>}</div>
        <WayOn words={isOffline ? t`We could not reach Emberwell. What you wrote is kept here.` : undefined}>
          <Button variant="outline" onClick={isGone ? onNew : onRetry}>
            {isGone ? t`Start a new conversation` : t`Try again`}
          </Button>
        </WayOn>
      </LaraSays>
      {own && <Chips chips={own.parts.chips} language={own.language} isOff={false} onChip={onChip} />}
    </>
  )
}

/** What is not stored yet: her message on its way, that Lara thinks, her answer as it grows, or why there is none. */
export function UnderWay({ chat, ...ways }: UnderWayProps) {
  const { isBusy, streamed, failure } = chat
  return (
    <TalkStack>
      <UnsentTalk sending={chat} from="her" Words={HerWords} Answer={AnswerBody} />
      {isBusy && streamed !== '' && (
        // It is read out once, when it is whole.
        <LaraSays>
          <Paragraphs text={streamed} />
        </LaraSays>
      )}
      <Thinking isOn={isBusy && streamed === ''} />
      {failure && !isBusy && <Failed failure={failure} {...ways} />}
    </TalkStack>
  )
}
