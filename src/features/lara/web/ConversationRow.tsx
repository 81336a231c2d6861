import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { momentWords } from '../../../kit/day-words.ts'
import { call } from '../../../kit/web/api.ts'
import { saveFile } from '../../../kit/web/files.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { CHIP_MESSAGES } from '../../answers/contract.ts'
import { type ChatSession, findChatSession, renameChatSession, TITLE_MAX } from '../contract.ts'
import { toFileName, toText } from './conversation-text.ts'
import styles from './Conversations.module.css'
import { sessionsChanged } from './her-conversation.ts'

/** Title of a conversation; for one that began with a chip, the chip's label. */
function titleOf({ title }: ChatSession): string {
  return title === CHIP_MESSAGES.pattern ? t`Show Pattern` : title || t`New conversation`
}

function Rename({ session, onEnd }: { session: ChatSession; onEnd: () => void }) {
  const [title, setTitle] = useState(titleOf(session))
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const save = async () => {
    setIsSaving(true)
    setProblem(undefined)
    try {
      await call(renameChatSession, { params: { id: session.id }, body: { title: title.trim() } })
      sessionsChanged()
      onEnd()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t`This could not be saved. Please try again.`)
    } finally {
      setIsSaving(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') setProblem(t`Please give the conversation a name`)
    else void save()
  }
  return (
    <form className={styles.rename} onSubmit={submit}>
      <Field
        ref={input}
        label={t`Name of the conversation`}
        maxLength={TITLE_MAX}
        value={title}
        error={problem}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onEnd()
        }}
      />
      <div className={styles.tools}>
        <IconButton type="submit" label={t`Save the name`} icon={<Check aria-hidden="true" />} busy={isSaving} />
        <IconButton label={t`Keep the old name`} icon={<X aria-hidden="true" />} onClick={onEnd} />
      </div>
    </form>
  )
}

type RowProps = { session: ChatSession; isOpen: boolean; onOpen: () => void; onRemove: () => void }

/** A row of the conversation list. */
export function ConversationRow({ session, isOpen, onOpen, onRemove }: RowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const [isFetching, setIsFetching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  const title = titleOf(session)

  const keep = async () => {
    setIsFetching(true)
    try {
      const { data } = await call(findChatSession, { params: { id: session.id } })
      const text = toText({ ...data.session, title: titleOf(data.session) }, data.messages, momentWords)
      saveFile({ name: toFileName(data.session), content: new Blob([text], { type: 'text/plain;charset=utf-8' }) })
    } catch (error) {
      toast.show({ tone: 'danger', text: error instanceof Error ? error.message : t`This could not be fetched. Please try again.` })
    } finally {
      setIsFetching(false)
    }
  }

  if (isRenaming) {
    return (
      <Rename
        session={session}
        onEnd={() => {
          setIsRenaming(false)
          requestAnimationFrame(() => opener.current?.focus())
        }}
      />
    )
  }
  return (
    <div className={styles.row} data-open={isOpen}>
      <button ref={opener} type="button" className={styles.open} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span className={styles.title}>{title}</span>
        <span className={styles.when}>{momentWords(session.updated_at)}</span>
      </button>
      <div className={styles.tools}>
        <IconButton label={t`Rename ${title}`} icon={<Pencil aria-hidden="true" />} onClick={() => setIsRenaming(true)} />
        <IconButton
          label={t`Save ${title} as a text file`}
          icon={<Download aria-hidden="true" />}
          busy={isFetching}
          onClick={() => void keep()}
        />
        <IconButton label={t`Delete ${title}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </div>
    </div>
  )
}
