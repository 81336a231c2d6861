import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import X from 'lucide-react/icons/x'
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { takeOver } from '../../../kit/web/hand-over.ts'
import { once } from '../../../kit/web/early.ts'
import { laterDialog, optionalPart } from '../../../kit/web/Later.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import type { MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { Chips, LaraSays, NewDay, TalkLog, WayOn } from '../../../kit/web/ui/Talk.tsx'
import { TalkFrame, TalkWay } from '../../../kit/web/ui/TalkFrame.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { useFollow } from '../../../kit/web/use-follow.ts'
import { useOfflineParts } from '../../../kit/web/use-offline-parts.ts'
import { useSendAgain } from '../../../kit/web/use-send-again.ts'
import { language, t } from '../../../kit/words.ts'
import type { Chip } from '../contract.ts'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { Message } from './Message.tsx'
import { companion } from './queries.ts'
import { enterChat, ownAnswers, ownSafety, sessionsChanged, theChat } from './the-chat.ts'
import { UnderWay } from './UnderWay.tsx'
import { useWide } from './use-wide.ts'
import { Welcome } from './Welcome.tsx'

const fetchList = once(() => import('./Conversations.tsx'))
const Conversations = optionalPart(fetchList, (part) => part.ConversationsPlace)
const ConversationsDialog = laterDialog(fetchList, (part) => part.ConversationsPlace)
const fetchHelp = once(() => import('./HelpDialog.tsx'))
const HelpDialog = laterDialog(fetchHelp, (part) => part.HelpDialog)
const OFFLINE_PARTS = [fetchHelp, ownAnswers]

const VoiceWatch = optionalPart(
  () => import('./MessageTools.tsx'),
  (part) => part.VoiceWatch,
)

/** Ties the address to the conversation: it names the one that is open by its random number, and nothing else. */
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

/** The chat with Lara: one conversation, the field below it, her other conversations beside it. */
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
    const words = takeOver('chat')
    if (words !== undefined) field.current?.put(words)
  }, [])

  // A conversation gets its name with its first message, and its place with every one.
  const count = stored.length
  useEffect(() => {
    if (count > 0) sessionsChanged()
  }, [count, chat.sessionId])

  useSendAgain(theChat)

  const say = (text: string, type?: Chip['message_type']) => {
    begin()
    void theChat.send(text, type ?? undefined)
  }
  /** What was pressed goes away; on a touch screen the keyboard must not come for it. */
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
  const clearing = !isEmpty && <TalkWay isSlim label={t`Clear`} icon={<X aria-hidden="true" />} onClick={clear} />
  const list = { openId: chat.sessionId, onNew: clear }

  return (
    <div className={styles.page}>
      <TalkFrame
        room={room}
        title={t`Chat with Lara`}
        lead={t`A companion at any hour. Not a person, and not a doctor.`}
        ways={
          <>
            <TalkWay label={t`Help lines`} icon={<LifeBuoy aria-hidden="true" />} onClick={() => setDialog('help')} />
            {!isWide && (
              <span className={styles.narrow}>
                <TalkWay
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
        {chat.isLoading && <Wait label={t`Fetching your conversation`} />}
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
        <TalkLog key={chat.view} isLoading={chat.isLoading}>
          {stored.map((message, place) => (
            // Her own words need not be read back to her.
            <li key={message.id} data-from={message.from} aria-live={message.from === 'her' ? 'off' : undefined}>
              <NewDay at={message.at} before={stored[place - 1]?.at} />
              <Message message={message} />
            </li>
          ))}
        </TalkLog>
        <UnderWay chat={chat} onRetry={retry} onNew={clear} onChip={tap} />
        <Chips chips={nextChips} language={last?.language} isOff={chat.isBusy} onChip={tap} />
      </TalkFrame>
      {/* After the talk, so that the keyboard comes to the field before it comes to every conversation there ever was. */}
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
