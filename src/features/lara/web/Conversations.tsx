import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import SquarePen from 'lucide-react/icons/square-pen'
import { useEffect, useState } from 'react'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { plural, t } from '../../../kit/words.ts'
import { useRemoval } from '../../chat/web/use-removal.ts'
import { type ChatSession, removeChatSession } from '../contract.ts'
import { ConversationRow } from './ConversationRow.tsx'
import styles from './Conversations.module.css'
import { sessionsChanged } from './her-conversation.ts'
import { chatSessions } from './queries.ts'

/** Delay between the last keystroke and the search, in ms. */
const SEARCH_AFTER_MS = 300

/** Number of conversations shown at first, and added with each "Show older ones". */
const SHOWN_AT_A_TIME = 30

/** Outbox kind for the removal of a conversation. */
const CHAT_REMOVAL = 'chat-removal'

/** `value`, debounced by `SEARCH_AFTER_MS`. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Ids of conversations that are queued for removal: not listed, but restored by Undo. */
function useQueuedRemovals(): ReadonlySet<unknown> {
  const { waiting } = useOutbox()
  return new Set(waiting.flatMap(({ kind, params }) => (kind === CHAT_REMOVAL ? [params['id']] : [])))
}

type ConversationsProps = { openId: number | undefined; onNew: () => void; onOpened?: (() => void) | undefined }

/** Her conversations, newest first: open, rename, search, save as a file, delete. */
function Conversations({ openId, onNew, onOpened }: ConversationsProps) {
  const [sought, setSought] = useState('')
  const q = useSettled(sought.trim())
  const { data, isPending, error, refetch } = useQuery(chatSessions(q))
  const [most, setMost] = useState(SHOWN_AT_A_TIME)
  const going = useQueuedRemovals()
  const navigate = useNavigate()
  const remove = useRemoval({ remove: removeChatSession, kind: CHAT_REMOVAL, onUndone: sessionsChanged, onSent: sessionsChanged })
  const shown = (data ?? []).filter(({ id }) => !going.has(id))

  const open = (id: number) => {
    void navigate({ to: '/chat', search: { session: id } })
    onOpened?.()
  }
  const removeOne = ({ id }: ChatSession) => {
    void remove({ id })
    if (id === openId) onNew()
  }

  return (
    <div className={styles.list}>
      <Button
        variant="outline"
        icon={<SquarePen aria-hidden="true" />}
        onClick={() => {
          onNew()
          onOpened?.()
        }}
      >
        {t`New conversation`}
      </Button>
      <Field
        type="search"
        label={t`Search your conversations`}
        maxLength={200}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p role="status" className={styles.found}>
        {q && data && plural(shown.length, t`${shown.length} conversation found.`, t`${shown.length} conversations found.`)}
      </p>
      {isPending && (
        <>
          <Loading label={t`Fetching your conversations`} />
          <Skeleton lines={4} />
        </>
      )}
      {error && !data && <LoadFailed what={t`Your conversations`} error={error} again={refetch} />}
      {data && shown.length === 0 && !q && (
        <EmptyState picture={<EmptyArt kind="rings" />} text={t`No conversations yet. The first one begins with what you write.`} />
      )}
      {shown.length > 0 && (
        <ul className={styles.rows} aria-label={t`Conversations, newest first`}>
          {shown.slice(0, most).map((session) => (
            <li key={session.id}>
              <ConversationRow
                session={session}
                isOpen={session.id === openId}
                onOpen={() => open(session.id)}
                onRemove={() => removeOne(session)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length > most && (
        <Button variant="quiet" onClick={() => setMost(most + SHOWN_AT_A_TIME)}>
          {t`Show older ones`}
        </Button>
      )}
    </div>
  )
}

/** The list beside the conversation, or in a dialog if `onClose` is given. */
export function ConversationsPlace({ onClose, ...list }: Omit<ConversationsProps, 'onOpened'> & { onClose?: () => void }) {
  if (!onClose) return <Conversations {...list} />
  return (
    <Dialog open onClose={onClose} title={t`Conversations`}>
      <Conversations {...list} onOpened={onClose} />
    </Dialog>
  )
}
