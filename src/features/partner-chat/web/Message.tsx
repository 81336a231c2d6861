import { memo, Suspense } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { LaraSays, DataWords } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import type { PartnerMessage } from '../contract.ts'
import { Answer } from './Answer.tsx'

/** Rate of the read-aloud voice; 1 is the browser's default. */
const SPEECH_RATE = 0.9

const fetchTools = prefetch(() => import('../../chat/web/AnswerTools.tsx'))
const AnswerTools = optionalPart(fetchTools, (part) => part.AnswerTools)
const ReadTool = optionalPart(fetchTools, (part) => part.ReadTool)
const CopyTool = optionalPart(fetchTools, (part) => part.CopyTool)

/** One stored message. A failed answer has no bubble; its reason is shown below. */
export const Message = memo(function Message({ message: { id, role, text, state, language, parts } }: { message: PartnerMessage }) {
  if (role === 'user') return <DataWords text={text} />
  if (state === 'failed' || text.trim() === '') return <p>{t`No answer came.`}</p>
  return (
    <LaraSays isSafety={(parts?.help_lines.length ?? 0) > 0}>
      <Answer text={text} language={language} parts={parts} />
      <Suspense>
        <AnswerTools>
          <ReadTool reading={{ id, text, language, rate: SPEECH_RATE }} />
          <CopyTool text={text} />
        </AnswerTools>
      </Suspense>
    </LaraSays>
  )
})
