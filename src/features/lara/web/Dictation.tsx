import { type ReactNode, useEffect, useState } from 'react'
import { lazyDialog } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { t } from '../../../kit/words.ts'
import type { ChatMessage } from '../contract.ts'
import { hasBeenTold, markTold } from './dictation-told.ts'
import styles from './Dictation.module.css'
import { inserted } from './insert-words.ts'
import { useDictation } from './use-dictation.ts'

const DictationNotice = lazyDialog(
  () => import('./DictationNotice.tsx'),
  (part) => part.DictationNotice,
)

type DictationProps = {
  language: ChatMessage['language']
  className: string | undefined
  /** Called with a function that inserts a final result into the text. */
  onWords: (place: (text: string, from: number, to: number) => { text: string; caret: number }) => void
  /** Called with the content to show above the field: the interim result, or the error. */
  onHeard: (heard: ReactNode) => void
}

/** The microphone button beside the field. Its first use explains that sound may leave the device. */
export function Dictation({ language, className, onWords, onHeard }: DictationProps) {
  const { isListening, interim, problem, start, stop } = useDictation(language, (words) =>
    onWords((text, from, to) => inserted(text, words, from, to)),
  )
  const [isTelling, setIsTelling] = useState(false)

  useEffect(() => {
    onHeard(
      <>
        {isListening && (
          <p className={styles.heard}>
            <span className={styles.listening}>{t`Listening.`}</span> {interim}
          </p>
        )}
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      </>,
    )
    return () => onHeard(undefined)
  }, [isListening, interim, problem, onHeard])

  const press = () => {
    if (isListening) stop()
    else if (hasBeenTold()) start()
    else setIsTelling(true)
  }

  return (
    <>
      <Button
        variant="quiet"
        className={classNames(className, isListening && styles.on)}
        aria-label={isListening ? t`Stop dictation` : undefined}
        aria-pressed={isListening}
        onClick={press}
      >
        {isListening ? t`Stop` : t`Dictate`}
      </Button>
      {isTelling && (
        <DictationNotice
          onClose={() => setIsTelling(false)}
          onStart={() => {
            markTold()
            setIsTelling(false)
            start()
          }}
        />
      )}
    </>
  )
}
