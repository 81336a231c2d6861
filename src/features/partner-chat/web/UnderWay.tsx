import { Button } from '../../../kit/web/ui/Button.tsx'
import { Chips, LaraSays, OwnWords, TalkStack, Thinking, UnsentTalk, WayOn } from '../../../kit/web/ui/Talk.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../lara/contract.ts'
import { Answer } from './Answer.tsx'
import type { ConversationState } from './conversation.ts'

type UnderWayProps = { chat: ConversationState; onRetry: () => void; onNew: () => void; onChip: (chip: Chip) => void }

function Failed({ failure, onRetry, onNew, onChip }: { failure: NonNullable<ConversationState['failure']> } & Omit<UnderWayProps, 'chat'>) {
  const { words, own, isGone, isOffline } = failure
  return (
    <>
      <LaraSays isSafety={(own?.parts.help_lines.length ?? 0) > 0}>
        <div role="alert">{own ? <Answer {...own} /> : <p>{words}</p>}</div>
        <WayOn words={isOffline ? t`What you wrote is kept here.` : undefined}>
          <Button variant="outline" onClick={isGone ? onNew : onRetry}>
            {isGone ? t`Start a new conversation` : t`Try again`}
          </Button>
        </WayOn>
      </LaraSays>
      {own && <Chips chips={own.parts.chips} language={own.language} isOff={false} onChip={onChip} />}
    </>
  )
}

/** What is not stored yet: his message on its way, that an answer is awaited, or why there is none. */
export function UnderWay({ chat, ...ways }: UnderWayProps) {
  const { isBusy, failure } = chat
  return (
    <TalkStack>
      <UnsentTalk sending={chat} from="user" Words={OwnWords} Answer={Answer} />
      <Thinking isOn={isBusy} />
      {failure && !isBusy && <Failed failure={failure} {...ways} />}
    </TalkStack>
  )
}
