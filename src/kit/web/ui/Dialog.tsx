import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './Dialog.module.css'
import { ToastCorner, useToastHiding } from './Toast.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  tone?: 'plain' | 'ok' | 'danger' | undefined
  /** False when an action must be chosen: no close button, no Escape, no click outside. */
  dismissable?: boolean | undefined
  /** Keeps the actions in view while the rest scrolls. */
  isPinned?: boolean | undefined
}

/**
 * A native modal dialog. The focus starts on its heading and returns to where it was. Opening it hides the toast of
 * what came before.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  tone = 'plain',
  dismissable = true,
  isPinned = false,
}: Omit<DialogProps, 'open'>) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const hideToast = useToastHiding()

  useLayoutEffect(() => {
    const dialog = box.current
    hideToast?.()
    dialog?.showModal()
    heading.current?.focus()
    // Closing before removal lets the browser return the focus.
    return () => dialog?.close()
  }, [hideToast])

  return (
    <dialog
      ref={box}
      aria-labelledby={headingId}
      className={classNames(styles.dialog, styles[tone], isPinned && styles.pinned)}
      onCancel={(event) => {
        if (event.target !== box.current) return
        event.preventDefault()
        if (dismissable) onClose()
      }}
      onClose={(event) => {
        // The event is asynchronous: after a double effect the dialog is already open again.
        if (event.target !== box.current || box.current.open) return
        // Chromium closes at the second Escape even if the first was cancelled.
        if (dismissable) onClose()
        else box.current?.showModal()
      }}
      onPointerDown={(event) => {
        if (dismissable && event.target === box.current) onClose()
      }}
    >
      <div className={styles.sheet}>
        {tone === 'ok' && <CircleCheck className={styles.sign} aria-hidden="true" />}
        {tone === 'danger' && <TriangleAlert className={styles.sign} aria-hidden="true" />}
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {dismissable && <IconButton className={styles.close} label={t`Close`} icon={<X aria-hidden="true" />} onClick={() => onClose()} />}
      </div>
      <ToastCorner />
    </dialog>
  )
}
