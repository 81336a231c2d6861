import { useEffect, useRef, useState } from 'react'
import { HeaderButton } from '../../../kit/web/ui/ChatFrame.tsx'
import { Chips } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import styles from './Ideas.module.css'

type IdeasProps = {
  /** The welcome, or undefined before it is known; then nothing is rendered. */
  known: { readonly chips: readonly Chip[] } | undefined
  language: Language
  isOff: boolean
  onChip: (chip: Chip) => void
}

/** A button in the chat's head that shows the chips of the welcome below the head, over the conversation. */
export function Ideas({ known, language, isOff, onChip }: IdeasProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    const { current } = place
    current?.addEventListener('keydown', leave)
    return () => current?.removeEventListener('keydown', leave)
  }, [isOpen])
  if (!known) return null
  return (
    <div ref={place} className={styles.place}>
      <HeaderButton label={t`Ideas`} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <div className={styles.panel}>
          <Chips
            chips={known.chips}
            language={language}
            isOff={isOff}
            onChip={(chip) => {
              setOpen(false)
              onChip(chip)
            }}
          />
        </div>
      )}
    </div>
  )
}
