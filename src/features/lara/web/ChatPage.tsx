import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import X from 'lucide-react/icons/x'
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { takeOver } from '../../../kit/web/page-handoff.ts'
import { lazyDialog, once, optionalPart } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import type { MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { Chips, LaraSays, NewDay, ChatLog, WayOn } from '../../../kit/web/ui/ChatLog.tsx'
import { ChatFrame, HeaderButton } from '../../../kit/web/ui/ChatFrame.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { useFollow } from '../../../kit/web/use-follow.ts'
import { useOfflineParts } from '../../../kit/web/use-offline-parts.ts'
import { useSendAgain } from '../../../kit/web/use-send-again.ts'
import { language, t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import { UnderWay } from '../../chat/web/UnderWay.tsx'
import type { Brought } from '../contract.ts'
import { HerAnswer } from './HerAnswer.tsx'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { HerWords, Message } from './Message.tsx'
import { companion } from './queries.ts'
import { bring, broughtIn, enterChat, dataAnswers, ownSafety, readBrought, sessionsChanged, theChat } from './her-conversation.ts'
import { useWide } from './use-wide.ts'
import { Welcome } from './Welcome.tsx'

const fetchList = once(() => import('./Conversations.tsx'))
const Conversations = optionalPart(fetchList, (part) => part.ConversationsPlace)
const ConversationsDialog = lazyDialog(fetchList, (part) => part.ConversationsPlace)
const fetchHelp = once(() => import('./HelpDialog.tsx'))
const HelpDialog = lazyDialog(fetchHelp, (part) => part.HelpDialog)
const OFFLINE_PARTS = [fetchHelp, dataAnswers]

const VoiceWatch = optionalPart(
  () => import('./MessageTools.tsx'),
  (part) => part.VoiceWatch,
)

/** Keeps the address in sync with the open conversation: it contains only the random id. */
function useAddress(sessionId: number | undefined): void {
  const { session: wanted } = useSearch({ from: '/chat' })
  const navigate = useNavigate()
  const asked = useRef<number | 'nothing' | undefined>('nothing')
  useEffect(() => {
    const isNew = asked.current !== wanted
    const isFirst = asked.current === 'nothing'
    asked.current = wanted
    const open = theChat.current().sessionId
    if ((isFirst && open === undefined) || (isNew && wanted !== undefined && wanted !== open)) void enterChat(wanted)
    else if (open !== wanted) void navigate({ to: '/chat', search: open === undefined ? {} : { session: open }, replace: true })
  }, [wanted, sessionId, navigate])
}

/** The chat with Lara: one conversation, the input field below it, and the list of conversations beside it. */
export function ChatPage() {
  const chat = useSyncExternalStore(theChat.subscribe, theChat.current)
  const { data: known, isError: isUnknown } = useQuery(companion)
  const isWide = useWide()
  const [since] = useState(chat.fresh)
  const [dialog, setDialog] = useState<'help' | 'list'>()
  const field = useRef<MessageFieldHandle>(null)
  const toast = useToast()
  const navigate = useNavigate()
  const pending = chat.messages.find(({ from, state }) => from === 'lara' && state === 'pending')
  const stored = useMemo(() => chat.messages.filter(({ state }) => state !== 'pending'), [chat.messages])
  const { room, begin } = useFollow(chat)

  useAddress(chat.sessionId)
  useOfflineParts(OFFLINE_PARTS, ownSafety)

  useEffect(() => {
    const handed = takeOver('chat')
    if (handed) {
      field.current?.put(handed.words)
      bring(handed.words, handed.about as Brought)
    } else void readBrought()
  }, [])

  // The first message sets a conversation's title, and each message its position in the list.
  const count = stored.length
  useEffect(() => {
    if (count > 0) sessionsChanged()
  }, [count, chat.sessionId])

  useSendAgain(theChat)

  const say = (text: string, type?: Chip['message_type']) => {
    begin()
    void theChat.send(text, { type: type ?? undefined, brought: broughtIn(text) })
  }
  /**
   * The pressed button is unmounted, so focus moves to the field; not on touch screens, where it would open the
   * keyboard.
   */
  const focusField = () => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }
  const tap = (chip: Chip) => {
    say(chip.message, chip.message_type)
    focusField()
  }
  const clear = () => {
    const unsent = theChat.startNew()
    void navigate({ to: '/chat', search: {} })
    if (unsent !== undefined) field.current?.put(unsent)
    focusField()
  }
  const retry = () => {
    begin()
    void theChat.retry()
  }
  const stop = () => {
    focusField()
    theChat
      .stop()
      .catch(() => toast.show({ text: t`The answer is stopped here. Emberwell could not be told, so it may be whole when you come back.` }))
  }

  const last = stored.at(-1)
  const nextChips = !chat.isBusy && !chat.failure && last?.from === 'lara' ? (last.parts?.chips ?? []) : []
  const isEmpty = !chat.isLoading && !chat.loadProblem && chat.messages.length === 0 && !chat.outgoing
  const clearing = !isEmpty && <HeaderButton isSlim label={t`Clear`} icon={<X aria-hidden="true" />} onClick={clear} />
  const list = { openId: chat.sessionId, onNew: clear }

  return (
    <div className={styles.page}>
      <ChatFrame
        room={room}
        title={t`Chat with Lara`}
        lead={t`A companion at any hour. Not a person, and not a doctor.`}
        ways={
          <>
            <HeaderButton label={t`Help lines`} icon={<LifeBuoy aria-hidden="true" />} onClick={() => setDialog('help')} />
            {!isWide && (
              <span className={styles.narrow}>
                <HeaderButton
                  isSlim
                  label={t`Conversations`}
                  icon={<MessageCircleHeart aria-hidden="true" />}
                  onClick={() => setDialog('list')}
                />
              </span>
            )}
            {clearing}
          </>
        }
        foot={
          <Composer
            field={field}
            view={chat.view}
            sessionId={chat.sessionId}
            language={known?.language ?? language()}
            isBusy={chat.isBusy}
            canStop={pending !== undefined && chat.isBusy}
            isOff={chat.isLoading || chat.loadProblem !== undefined}
            onSend={say}
            onStop={stop}
          />
        }
      >
        {isEmpty && <Welcome known={known} isUnknown={isUnknown} isOff={chat.isBusy} onChip={tap} />}
        {chat.isLoading && <Loading label={t`Fetching your conversation`} />}
        {chat.loadProblem && (
          <LaraSays>
            <p role="alert">{chat.loadProblem.words}</p>
            <WayOn>
              <Button variant="outline" onClick={chat.loadProblem.isGone ? clear : () => void theChat.open(chat.sessionId ?? 0)}>
                {chat.loadProblem.isGone ? t`Start a new conversation` : t`Try again`}
              </Button>
            </WayOn>
          </LaraSays>
        )}
        <ChatLog key={chat.view} isLoading={chat.isLoading}>
          {stored.map((message, place) => (
            // Her own messages are not announced to her.
            <li key={message.id} data-from={message.from} aria-live={message.from === 'her' ? 'off' : undefined}>
              <NewDay at={message.at} before={stored[place - 1]?.at} />
              <Message message={message} />
            </li>
          ))}
        </ChatLog>
        <UnderWay
          chat={chat}
          from="her"
          Words={HerWords}
          Answer={HerAnswer}
          offlineWords={t`We could not reach Emberwell. What you wrote is kept here.`}
          onRetry={retry}
          onNew={clear}
          onChip={tap}
        />
        <Chips chips={nextChips} language={last?.language} isOff={chat.isBusy} onChip={tap} />
      </ChatFrame>
      {/* After the conversation, so that the field precedes the list in the tab order. */}
      {isWide && (
        <aside className={styles.side} aria-label={t`Conversations`}>
          <Suspense fallback={<Skeleton lines={5} />}>
            <Conversations {...list} />
          </Suspense>
        </aside>
      )}
      <Suspense>
        <VoiceWatch chat={chat} since={since} />
      </Suspense>
      {dialog === 'help' && (
        <Suspense>
          <HelpDialog known={known} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'list' && (
        <Suspense>
          <ConversationsDialog {...list} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
