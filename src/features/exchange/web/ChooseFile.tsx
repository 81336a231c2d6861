import FileUp from 'lucide-react/icons/file-up'
import { useId, useRef, useState } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Import.module.css'

const HowToGet = lazyPart(
  () => import('./HowToGet.tsx'),
  (part) => part.HowToGet,
)

type ChooseFileProps = { problem: string | undefined; onChoose: (file: File) => void }

/** Chooses a file, by a tap or by dropping it, with how to get it from each app. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    setOver(false)
    if (file) onChoose(file)
    // The same file can be chosen again after a problem.
    if (picker.current) picker.current.value = ''
  }
  return (
    <Card>
      <div className={styles['stack']}>
        {problem && (
          <Alert tone="danger" title={t`Nothing was changed.`}>
            {problem}
          </Alert>
        )}
        <label
          htmlFor={id}
          className={styles['drop']}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            take(event.dataTransfer.files[0])
          }}
        >
          <FileUp aria-hidden="true" />
          <span>
            <strong>{t`Choose your file`}</strong>
            <VisuallyHidden>{'. '}</VisuallyHidden>
            <span className={styles['quiet']}>{t`A zip, CSV or JSON file from your other app`}</span>
          </span>
          <input ref={picker} id={id} type="file" className={styles['picker']} onChange={(event) => take(event.target.files?.[0])} />
        </label>
        <HowToGet />
      </div>
    </Card>
  )
}
