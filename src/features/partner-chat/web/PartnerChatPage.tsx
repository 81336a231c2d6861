import { useQuery } from '@tanstack/react-query'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { lazyDialog, once, optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { stopReading } from '../../../kit/web/read-aloud.ts'
import { DataWords } from '../../../kit/web/ui/ChatLog.tsx'
import { ChatFrame, HeaderButton } from '../../../kit/web/ui/ChatFrame.tsx'
import { useOfflineParts } from '../../../kit/web/use-offline-parts.ts'
import { language, t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import { Answer } from '../../chat/web/Answer.tsx'
import { ChatField } from '../../chat/web/ChatField.tsx'
import { Conversation } from '../../chat/web/Conversation.tsx'
import { Greeting } from '../../chat/web/Greeting.tsx'
import { useChat } from '../../chat/web/use-chat.ts'
import { useRemoval } from '../../chat/web/use-removal.ts'
import { removePartnerSession } from '../contract.ts'
import { enterHisChat, HIS_CHAT_REMOVAL, HIS_FIELD, hisChat, ownLines, ownSafety } from './partner-conversation.ts'
import styles from './PartnerChat.module.css'
import { companion, offlineGreeting } from './queries.ts'

const fetchHelp = once(() => import('./HelpDialog.tsx'))
const HelpDialog = lazyDialog(fetchHelp, (part) => part.HelpDialog)
const OFFLINE_PARTS = [fetchHelp, ownLines]

const Ideas = optionalPart(
  prefetch(() => import('../../chat/web/Ideas.tsx')),
  (part) => part.Ideas,
)

const AnswerTools = optionalPart(
  prefetch(() => import('../../chat/web/AnswerTools.tsx')),
  (part) => part.AnswerTools,
)

/** A message of his as shown, in the language of the page. */
function HisWords({ text }: { text: string }) {
  return <DataWords text={text} />
}

const LOOK = { Words: HisWords, Answer, Tools: AnswerTools }

/** The partner's chat. `NotLinked` is rendered without a link; its `again` checks for one. */
export function PartnerChatPage({ NotLinked }: { NotLinked: ComponentType<{ again: () => Promise<unknown> }> }) {
  const page = useChat(hisChat)
  const { chat, focusField } = page
  const { data, isError: isUnknown } = useQuery(companion())
  const known = data?.data
  const [isHelping, setHelping] = useState(false)
  const remove = useRemoval({
    remove: removePartnerSession,
    kind: HIS_CHAT_REMOVAL,
    onGone: hisChat.startNew,
    // A conversation that he started meanwhile stays open; the restored one is shown after it.
    onUndone: (isBack) => isBack && hisChat.current().sessionId === undefined && enterHisChat(true),
  })

  useOfflineParts(OFFLINE_PARTS, ownSafety)
  useEffect(() => void enterHisChat(), [])
  useEffect(() => stopReading, [chat.isBusy, chat.view])

  const tap = ({ message }: Chip) => {
    page.say(message)
    focusField()
  }

  const { sessionId } = chat
  const isOff = chat.isBusy || chat.isLoading
  const hasChips = page.stored.length === 0 && !chat.outgoing
  const help = <HeaderButton label={t`Help lines`} icon={<LifeBuoy aria-hidden="true" />} onClick={() => setHelping(true)} />
  const removing = sessionId !== undefined && (
    <HeaderButton
      label={t`Delete`}
      name={t`Delete this conversation`}
      onClick={() => {
        void remove({ id: sessionId })
        focusField()
      }}
    />
  )
  const helpDialog = isHelping && <HelpDialog lines={known?.help_lines} onClose={() => setHelping(false)} />
  if (chat.isUnlinked) {
    return (
      <>
        <Suspense>
          <NotLinked again={() => enterHisChat(true)} />
        </Suspense>
        <div className={styles.help}>{help}</div>
        {helpDialog}
      </>
    )
  }

  return (
    <div className={styles.page}>
      <ChatFrame
        room={page.room}
        title={t`Chat`}
        lead={t`Lara knows nothing of her notes. Not a person, and not a doctor.`}
        ways={
          <>
            {help}
            {removing}
            {!hasChips && (
              <Suspense>
                <Ideas known={known?.welcome} language={language()} isOff={isOff} onChip={tap} />
              </Suspense>
            )}
          </>
        }
        foot={<ChatField field={page.field} chat={chat} keeping={HIS_FIELD} isOff={chat.isLoading} onSend={page.say} />}
      >
        <Greeting known={known} isUnknown={isUnknown} isOff={isOff} hasChips={hasChips} onChip={tap} offline={offlineGreeting} />
        <Conversation
          page={page}
          look={LOOK}
          offlineWords={t`What you wrote is kept here.`}
          onReload={() => void enterHisChat(true)}
          onNew={page.startNew}
          onChip={tap}
        />
      </ChatFrame>
      {helpDialog}
    </div>
  )
}
