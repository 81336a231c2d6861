import { memo, Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { LaraSays, OwnWords } from '../../../kit/web/ui/Talk.tsx'
import { t } from '../../../kit/words.ts'
import type { PartnerMessage } from '../contract.ts'
import { Answer } from './Answer.tsx'

/** The usual speed of the voice (spec §9). */
const SPEECH_RATE = 0.9

const fetchTools = early(() => import('../../../kit/web/ui/AnswerTools.tsx'))
const AnswerTools = optionalPart(fetchTools, (part) => part.AnswerTools)
const ReadTool = optionalPart(fetchTools, (part) => part.ReadTool)
const CopyTool = optionalPart(fetchTools, (part) => part.CopyTool)

/** One stored message. An answer that never came leaves no bubble: why there is none stands below. */
export const Message = memo(function Message({ message: { id, role, text, state, language, parts } }: { message: PartnerMessage }) {
  if (role === 'user') return <OwnWords text={text} />
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
