import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Suspense, useEffect, useRef, useState } from 'react'
import { takeOver } from '../../../kit/web/page-handoff.ts'
import { lazyDialog, once, optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { DataWords } from '../../../kit/web/ui/ChatLog.tsx'
import { ChatFrame, HeaderButton } from '../../../kit/web/ui/ChatFrame.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { useOfflineParts } from '../../../kit/web/use-offline-parts.ts'
import { language, t } from '../../../kit/words.ts'
import { CHIP_MESSAGES, type Chip } from '../../answers/contract.ts'
import { Conversation } from '../../chat/web/Conversation.tsx'
import { useChat } from '../../chat/web/use-chat.ts'
import type { Brought, ChatMessage } from '../contract.ts'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { HerAnswer } from './HerAnswer.tsx'
import { companion } from './queries.ts'
import { bring, broughtIn, enterChat, dataAnswers, ownSafety, readBrought, sessionsChanged, theChat } from './her-conversation.ts'
import { useWide } from './use-wide.ts'
import { Welcome } from './Welcome.tsx'

const fetchMenu = once(() => import('./ChatMenu.tsx'))
const Conversations = optionalPart(fetchMenu, (part) => part.ConversationsPlace)
const ChatMenu = lazyDialog(fetchMenu, (part) => part.ChatMenu)
const fetchHelp = once(() => import('./HelpDialog.tsx'))
const HelpDialog = lazyDialog(fetchHelp, (part) => part.HelpDialog)
const OFFLINE_PARTS = [fetchHelp, dataAnswers]

const fetchTools = prefetch(() => import('./MessageTools.tsx'))
const MessageTools = optionalPart(fetchTools, (part) => part.MessageTools)
const Ideas = optionalPart(fetchTools, (part) => part.Ideas)
const VoiceWatch = optionalPart(fetchTools, (part) => part.VoiceWatch)

/** A message of hers as shown: for a chip's message, its label. */
function HerWords({ text, language: spoken }: { text: string; language?: ChatMessage['language'] }) {
  return text === CHIP_MESSAGES.pattern ? (
    <DataWords text={t`Show Pattern`} />
  ) : (
    <DataWords text={text} {...(spoken && { language: spoken })} />
  )
}

const LOOK = { Words: HerWords, Answer: HerAnswer, Tools: MessageTools, failedClass: styles.failed }

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
    else if (open !== wanted)
      void navigate({ to: '/chat', search: open === undefined ? {} : { session: open }, replace: true, resetScroll: false })
  }, [wanted, sessionId, navigate])
}

/** The chat with Lara: one conversation, the input field below it, and the list of conversations beside it. */
export function ChatPage() {
  const page = useChat(theChat)
  const { chat, field, focusField } = page
  const { data: known, isError: isUnknown } = useQuery(companion)
  const isWide = useWide()
  const [since] = useState(chat.fresh)
  const [dialog, setDialog] = useState<'help' | 'menu'>()
  const toast = useToast()
  const navigate = useNavigate()
  const pending = chat.messages.find(({ from, state }) => from === 'lara' && state === 'pending')

  useOfflineParts(OFFLINE_PARTS, ownSafety)

  useEffect(() => {
    const handed = takeOver('chat')
    if (handed) {
      field.current?.put(handed.words)
      bring(handed.words, handed.about as Brought)
    } else void readBrought()
  }, [field])
  // After text from another page is there, since that keeps the last conversation closed.
  useAddress(chat.sessionId)

  // The first message sets a conversation's title, and each message its position in the list.
  const count = page.stored.length
  useEffect(() => {
    if (count > 0) sessionsChanged()
  }, [count, chat.sessionId])

  const say = (text: string, type?: Chip['message_type']) => page.say(text, { type: type ?? undefined, brought: broughtIn(text) })
  const tap = (chip: Chip) => {
    say(chip.message, chip.message_type)
    focusField()
  }
  const clear = () => {
    void import('./latest-conversation.ts').then(({ begunAnew }) => begunAnew())
    page.startNew()
    void navigate({ to: '/chat', search: {} })
  }
  const stop = () => {
    focusField()
    theChat
      .stop()
      .catch(() =>
        toast.show({ text: t`The answer stops here. We couldn’t reach Emberwell, so the whole answer may be here when you come back.` }),
      )
  }

  // While the last conversation is looked for, the welcome stays.
  const isEmpty = !(chat.isLoading && chat.sessionId) && !chat.loadProblem && chat.messages.length === 0 && !chat.outgoing
  const spoken = known?.language ?? language()
  const isOff = chat.isBusy || chat.isLoading
  const list = { openId: chat.sessionId, onNew: clear }

  return (
    <div className={styles.page}>
      <ChatFrame
        room={page.room}
        title={t`Chat with Lara`}
        lead={t`A companion at any hour. Not a person, and not a doctor.`}
        ways={
          <>
            <HeaderButton label={t`Help lines`} icon={<LifeBuoy aria-hidden="true" />} onClick={() => setDialog('help')} />
            <HeaderButton label={t`More`} onClick={() => setDialog('menu')} />
            {!isEmpty && (
              <>
                <HeaderButton label={t`Clear`} onClick={clear} />
                <Suspense>
                  <Ideas known={known?.welcome} language={spoken} isOff={isOff} onChip={tap} />
                </Suspense>
              </>
            )}
          </>
        }
        foot={
          <Composer
            field={field}
            chat={chat}
            language={spoken}
            canStop={pending !== undefined && chat.isBusy}
            isOff={chat.isLoading || chat.loadProblem !== undefined}
            onSend={say}
            onStop={stop}
          />
        }
      >
        {isEmpty && <Welcome known={known} isUnknown={isUnknown} isOff={isOff} onChip={tap} />}
        <Conversation
          page={page}
          look={LOOK}
          offlineWords={t`We could not reach Emberwell. What you wrote is kept here.`}
          onReload={() => void theChat.open(chat.sessionId ?? 0)}
          onNew={clear}
          onChip={tap}
        />
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
      {dialog === 'help' && <HelpDialog known={known} onClose={() => setDialog(undefined)} />}
      {dialog === 'menu' && <ChatMenu {...list} hasList={!isWide} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
