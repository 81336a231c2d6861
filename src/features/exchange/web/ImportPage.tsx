import { Suspense } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { useToday } from '../../logs/web/queries.ts'
import { useHeadingFocus } from '../../../kit/web/use-heading-focus.ts'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { PageHead } from '../../../kit/web/ui/PageHead.tsx'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { useImport } from './use-import.ts'

const PastImports = lazyPart(
  () => import('./PastImports.tsx'),
  (part) => part.PastImports,
)
const FileQuestion = lazyPart(
  () => import('./FileQuestion.tsx'),
  (part) => part.FileQuestion,
)
const progress = () => import('./ImportProgress.tsx')
const ReadingCard = lazyPart(progress, (part) => part.ReadingCard)
const SendToReadCard = lazyPart(progress, (part) => part.SendToReadCard)
const UnfinishedCard = lazyPart(progress, (part) => part.UnfinishedCard)
const BringingCard = lazyPart(progress, (part) => part.BringingCard)
const DoneCard = lazyPart(progress, (part) => part.DoneCard)
const Preview = lazyPart(
  () => import('./Preview.tsx'),
  (part) => part.Preview,
)

function Steps({ today }: { today: LocalDate }) {
  const { state, choose, answer, sendToRead, bring, goOn, stop, startAgain } = useImport(today)
  const heading = useHeadingFocus(state.step)
  const again = () => void startAgain()
  return (
    <>
      <PageHead
        heading={heading}
        title={t`Bring notes from another app`}
        lead={t`Your file is read on this device. Nothing is sent to Emberwell until you have seen what is in it and say so.`}
      />
      <Suspense fallback={<Loading label={t`One moment`} />}>
        {state.step === 'choose' && (
          <>
            <ChooseFile problem={state.problem} onChoose={choose} />
            <PastImports />
          </>
        )}
        {state.step === 'unfinished' && (
          <UnfinishedCard bringing={state.bringing} onGoOn={() => void bring(state.bringing)} onDrop={again} />
        )}
        {state.step === 'reading' && <ReadingCard share={state.share} onCancel={again} />}
        {state.step === 'question' && <FileQuestion question={state.question} problem={state.problem} onAnswer={answer} onCancel={again} />}
        {state.step === 'send-to-read' && <SendToReadCard onSend={() => sendToRead(state.database)} onCancel={again} />}
        {state.step === 'preview' && <Preview content={state.content} onBring={bring} onCancel={again} />}
        {state.step === 'bringing' && (
          <BringingCard
            bringing={state.bringing}
            results={state.results}
            problem={state.problem}
            onGoOn={goOn}
            onStop={() => void stop()}
          />
        )}
        {state.step === 'done' && (
          <>
            <DoneCard source={state.source} results={state.results} isStopped={state.isStopped} onAgain={again} />
            <PastImports />
          </>
        )}
      </Suspense>
    </>
  )
}

/** Brings days from a file of another app: choose, see what is in it, bring it over, and undo it later. */
export function ImportPage() {
  const today = useToday()
  return <PageFrame isNarrow>{today === undefined ? <Loading label={t`One moment`} /> : <Steps today={today} />}</PageFrame>
}
