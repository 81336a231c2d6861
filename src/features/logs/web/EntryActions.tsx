import { Link, useNavigate } from '@tanstack/react-router'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { dayWords } from '../../../kit/day-words.ts'
import { handOver } from '../../../kit/web/page-handoff.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { t } from '../../../kit/words.ts'
import { type LogEntry, removeLog, restoreLog } from '../contract.ts'
import { toDeepChatContext } from '../rules/deep-words.ts'
import { toChatContext } from '../rules/quick-words.ts'
import styles from './EntryView.module.css'
import { useWayToHistory } from './HistoryLink.tsx'
import { LOG_REMOVAL } from './log-kinds.ts'
import { PLACES } from './places.ts'
import { hideLog, showLog } from './removed-logs.ts'

/** Actions for an entry: amend, discuss with Lara, delete with a 10 s undo. */
export function EntryActions({ entry }: { entry: LogEntry }) {
  const navigate = useNavigate()
  const remove = useRemoval()
  const goToHistory = useWayToHistory()
  const { id, log_date: day } = entry
  const isSoft = entry.log_type === 'quick_log'

  const discuss = () => {
    const of = dayWords(day, 'full')
    const words = isSoft ? toChatContext(entry, t`Here is my Soft Log of ${of}`) : toDeepChatContext(entry, t`Here is my Deep Log of ${of}`)
    handOver('chat', words, { kind: entry.log_type, day })
    void navigate({ to: PLACES.chat })
  }
  const removeIt = () =>
    remove({
      kind: LOG_REMOVAL,
      day,
      words: t`Entry deleted.`,
      remove: { endpoint: removeLog, params: { id } },
      putBack: { endpoint: restoreLog, params: { id } },
      onGone: () => {
        hideLog(id)
        goToHistory()
      },
      onBack: () => showLog(id),
    })

  return (
    <div className={styles.actions}>
      <Link to={isSoft ? '/tracker/soft' : '/tracker/deep'} search={{ entryId: id }} className={buttonClass('filled')}>
        <Pencil aria-hidden="true" />
        <span>{t`Edit`}</span>
      </Link>
      <Button variant="outline" icon={<MessageCircleHeart aria-hidden="true" />} onClick={discuss}>
        {t`Discuss with Lara`}
      </Button>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} className={styles.delete} onClick={() => void removeIt()}>
        {t`Delete`}
      </Button>
    </div>
  )
}
