import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, keepDraft } from '../../../kit/web/drafts.ts'
import { optionalPart } from '../../../kit/web/LazyPart.tsx'
import { withdraw } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { t } from '../../../kit/words.ts'
import type { LogAnswers, LogEntry } from '../contract.ts'
import { LOG_KINDS, type LogDraft, logDraftKey, type LogFormPart, type LogName, type LogPageKind } from './log-kinds.ts'
import { LogMessage } from './LogMessage.tsx'
import { useToday } from './queries.ts'

// Loaded lazily: rarely shown, and larger than the rest of the page except the form.
const EmptyArt = optionalPart(
  () => import('../../../kit/web/ui/Illustration.tsx'),
  (part) => part.EmptyArt,
)

function Picture({ kind }: { kind: 'sun' | 'waves' }) {
  return (
    <Suspense fallback={<svg width="120" height="120" aria-hidden="true" />}>
      <EmptyArt kind={kind} />
    </Suspense>
  )
}

type AlreadyLoggedProps = { kind: Pick<LogPageKind<LogDraft>, 'name' | 'exists'>; entry: LogEntry; hasDraft: boolean }

/** Shown when the date already has a log: links to edit it or to continue an edit draft. */
export function AlreadyLogged({ kind, entry, hasDraft }: AlreadyLoggedProps) {
  const { title, path } = LOG_KINDS[kind.name]
  const isToday = entry.log_date === useToday()
  const begin = isToday ? t`You have already logged today` : t`You have a log for ${dayWords(entry.log_date, 'long')}`
  return (
    <LogMessage heading={title}>
      <EmptyState
        picture={<Picture kind="sun" />}
        text={hasDraft ? t`${begin}, and ${kind.exists.unsaved}` : `${begin}. ${kind.exists.saved}`}
        action={
          <Link to={path} search={{ entryId: entry.id }} replace state className={buttonClass('filled')}>
            {hasDraft ? t`Go on editing` : isToday ? t`Edit today's log` : t`Edit it`}
          </Link>
        }
      />
    </LogMessage>
  )
}

type WaitingLogProps = {
  kind: { name: LogName; part: () => Promise<Pick<LogFormPart<LogDraft>, 'toDraft'>> }
  id: string
  body: unknown
  day: LocalDate
  isNew: boolean
  onTakenBack: (draft: LogDraft) => void
}

/**
 * Shown when the log of this date waits in the outbox. Taking it back turns it into a draft, unless it was sent
 * meanwhile.
 */
export function WaitingLog({ kind, id, body, day, isNew, onTakenBack }: WaitingLogProps) {
  const userId = useSession()?.user.id ?? 0
  const [isBusy, setIsBusy] = useState(false)
  const takeBack = async () => {
    setIsBusy(true)
    const { log_date: _day, ...answers } = body as LogAnswers & { log_date?: LocalDate }
    const draft = (await kind.part()).toDraft(answers, isNew)
    // The draft is stored before the outbox entry is removed, so that the answers are always in one of the two.
    const key = logDraftKey(userId, day, kind.name)
    keepDraft(key, draft)
    const wasThere = await withdraw(id)
    setIsBusy(false)
    if (wasThere) onTakenBack(draft)
    else await dropDraft(key)
  }
  return (
    <LogMessage heading={LOG_KINDS[kind.name].title}>
      <EmptyState
        picture={<Picture kind="waves" />}
        text={t`Your log for ${dayWords(day, 'long')} is kept on this device and will be sent when you are back online.`}
        action={
          <Button variant="filled" busy={isBusy} onClick={() => void takeBack()}>
            {t`Change it`}
          </Button>
        }
      />
    </LogMessage>
  )
}
