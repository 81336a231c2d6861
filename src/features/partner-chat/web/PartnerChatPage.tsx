import { useQuery } from '@tanstack/react-query'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentType, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { lazyDialog, once } from '../../../kit/web/LazyPart.tsx'
import { stopReading } from '../../../kit/web/read-aloud.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { MessageField, type MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { Chips, DataWords, LaraSays, NewDay, ChatLog, WayOn } from '../../../kit/web/ui/ChatLog.tsx'
import { ChatFrame, HeaderButton } from '../../../kit/web/ui/ChatFrame.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { useFollow } from '../../../kit/web/use-follow.ts'
import { useOfflineParts } from '../../../kit/web/use-offline-parts.ts'
import { useSendAgain } from '../../../kit/web/use-send-again.ts'
import { t } from '../../../kit/words.ts'
import { MESSAGE_MAX } from '../../chat/contract.ts'
import { UnderWay } from '../../chat/web/UnderWay.tsx'
import { useRemoval } from '../../chat/web/use-removal.ts'
import { removePartnerSession } from '../contract.ts'
import { Answer } from './Answer.tsx'
import { Greeting } from './Greeting.tsx'
import { enterHisChat, HIS_CHAT_REMOVAL, HIS_FIELD, hisChat, ownLines, ownSafety } from './partner-conversation.ts'
import { Message } from './Message.tsx'
import styles from './PartnerChat.module.css'
import { companion } from './queries.ts'

const fetchHelp = once(() => import('./HelpDialog.tsx'))
const HelpDialog = lazyDialog(fetchHelp, (part) => part.HelpDialog)
const OFFLINE_PARTS = [fetchHelp, ownLines]

/** The partner's chat. `NotLinked` is rendered without a link; its `again` checks for one. */
export function PartnerChatPage({ NotLinked }: { NotLinked: ComponentType<{ again: () => Promise<unknown> }> }) {
  const chat = useSyncExternalStore(hisChat.subscribe, hisChat.current)
  const { data, isError: isUnknown } = useQuery(companion())
  const known = data?.data
  const [isHelping, setHelping] = useState(false)
  const field = useRef<MessageFieldHandle>(null)
  const remove = useRemoval({
    remove: removePartnerSession,
    kind: HIS_CHAT_REMOVAL,
    onGone: hisChat.startNew,
    // A conversation that he started meanwhile stays open; the restored one is shown after it.
    onUndone: (isBack) => isBack && hisChat.current().sessionId === undefined && enterHisChat(true),
  })
  const stored = useMemo(() => chat.messages.filter(({ state }) => state !== 'pending'), [chat.messages])
  const { room, begin } = useFollow(chat)

  useOfflineParts(OFFLINE_PARTS, ownSafety)
  useEffect(() => void enterHisChat(), [])
  useEffect(() => stopReading, [chat.isBusy, chat.view])
  useSendAgain(hisChat)

  const say = (text: string) => {
    begin()
    void hisChat.send(text)
  }
  /**
   * The pressed button is unmounted, so focus moves to the field; not on touch screens, where it would open the
   * keyboard.
   */
  const focusField = () => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }
  const tap = ({ message }: { message: string }) => {
    say(message)
    focusField()
  }
  const startAnew = () => {
    const unsent = hisChat.startNew()
    if (unsent !== undefined) field.current?.put(unsent)
    focusField()
  }
  const retry = () => {
    begin()
    void hisChat.retry()
  }

  const { sessionId } = chat
  const help = <HeaderButton label={t`Help lines`} icon={<LifeBuoy aria-hidden="true" />} onClick={() => setHelping(true)} />
  const removing = sessionId !== undefined && (
    <HeaderButton
      isSlim
      label={t`Delete this conversation`}
      icon={<Trash2 aria-hidden="true" />}
      onClick={() => {
        void remove({ id: sessionId })
        focusField()
      }}
    />
  )
  const helpDialog = isHelping && (
    <Suspense>
      <HelpDialog lines={known?.help_lines} onClose={() => setHelping(false)} />
    </Suspense>
  )
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

  const last = stored.at(-1)
  const nextChips = !chat.isBusy && !chat.failure && last?.role === 'assistant' ? (last.parts?.chips ?? []) : []
  return (
    <div className={styles.page}>
      <ChatFrame
        room={room}
        title={t`Chat`}
        lead={t`Lara knows nothing of her notes. Not a person, and not a doctor.`}
        ways={
          <>
            {help}
            {removing}
          </>
        }
        foot={
          <MessageField
            field={field}
            label={t`Message to Lara`}
            placeholder={t`Write to Lara`}
            most={MESSAGE_MAX}
            keeping={HIS_FIELD}
            view={chat.view}
            talk={sessionId}
            isBusy={chat.isBusy}
            isOff={chat.isLoading}
            onSend={say}
          />
        }
      >
        <Greeting
          known={known}
          isUnknown={isUnknown}
          isOff={chat.isBusy || chat.isLoading}
          hasChips={stored.length === 0 && !chat.outgoing}
          onChip={tap}
        />
        {chat.isLoading && <Loading label={t`Fetching your conversation`} />}
        {chat.loadProblem && (
          <LaraSays>
            <p role="alert">{chat.loadProblem.words}</p>
            <WayOn>
              <Button variant="outline" onClick={() => void enterHisChat(true)}>
                {t`Try again`}
              </Button>
            </WayOn>
          </LaraSays>
        )}
        <ChatLog key={chat.view} isLoading={chat.isLoading}>
          {stored.map((message, place) => (
            // His own messages are not announced to him.
            <li key={message.id} data-from={message.role} aria-live={message.role === 'user' ? 'off' : undefined}>
              <NewDay at={message.at} before={stored[place - 1]?.at} />
              <Message message={message} />
            </li>
          ))}
        </ChatLog>
        <UnderWay
          chat={chat}
          from="user"
          Words={DataWords}
          Answer={Answer}
          offlineWords={t`What you wrote is kept here.`}
          onRetry={retry}
          onNew={startAnew}
          onChip={tap}
        />
        <Chips chips={nextChips} language={last?.language} isOff={chat.isBusy} onChip={tap} />
      </ChatFrame>
      {helpDialog}
    </div>
  )
}
