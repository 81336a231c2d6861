import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button, IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './Toast.module.css'

const LEAST_SECONDS = 5
const SECONDS_WITH_ACTION = 10

/** A short message about what just happened; `action` is usually an undo. */
export type ToastMessage = {
  text: ReactNode
  tone?: 'ok' | 'danger' | 'plain' | undefined
  action?: { label: ReactNode; onClick: () => void } | undefined
  /** At least 5, at least 10 with an action. */
  seconds?: number | undefined
}

type Toasts = { show: (message: ToastMessage) => void; hide: () => void }

const ToastContext = createContext<Toasts | undefined>(undefined)

/** The rendered toast, for dialogs: content behind a modal dialog can be neither announced nor tapped. */
const CornerContext = createContext<ReactNode>(undefined)

/** Shows and hides the page's one toast. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast is used outside of ToastProvider')
  return toasts
}

/** Hides the page's toast, also where there may be no `ToastProvider`. */
export function useToastHiding(): (() => void) | undefined {
  return use(ToastContext)?.hide
}

/** The place where toasts appear, repeated inside a modal dialog. */
export function ToastCorner(): ReactNode {
  return use(CornerContext)
}

/** Provides the one toast: a new one replaces the old, and none disappears while it is hovered or focused. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage>()
  const [isHeld, setHeld] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isShown = message !== undefined

  const hide = useCallback(() => {
    setMessage(undefined)
    setHeld(false)
    cameFrom.current?.focus()
    cameFrom.current = null
  }, [])
  const toasts = useMemo(() => ({ show: setMessage, hide }), [hide])

  useEffect(() => {
    if (!message || isHeld) return
    const least = message.action ? SECONDS_WITH_ACTION : LEAST_SECONDS
    const timer = setTimeout(hide, Math.max(least, message.seconds ?? least) * 1000)
    return () => clearTimeout(timer)
  }, [message, isHeld, hide])

  useEffect(() => {
    if (!isShown) return undefined
    // If the module cannot be loaded, the toast stays at the bottom.
    const kept = import('./avoid-overlap.ts').then(
      ({ keepClear }) => keepClear(box.current),
      () => undefined,
    )
    return () => void kept.then((stop) => stop?.())
  }, [isShown])

  const arrive = (event: FocusEvent) => {
    setHeld(true)
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget)) {
      cameFrom.current = event.relatedTarget
    }
  }
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setHeld(false)
    cameFrom.current = null
  }

  // Touch does not hover between taps; it would only restart the time.
  const point = (event: PointerEvent) => event.pointerType !== 'touch' && setHeld(true)

  const cornerWith = (ref?: typeof box) => (
    <div
      ref={ref}
      className={styles.corner}
      role="status"
      onPointerEnter={point}
      onPointerLeave={() => setHeld(false)}
      onFocus={arrive}
      onBlur={leave}
    >
      {message && (
        <div className={classNames(styles.toast, styles[message.tone ?? 'plain'])}>
          {message.tone === 'ok' && <CircleCheck aria-hidden="true" />}
          {message.tone === 'danger' && <CircleAlert aria-hidden="true" />}
          <p className={styles.text}>{message.text}</p>
          <span className={styles.buttons}>
            {message.action && <ToastAction action={message.action} hide={hide} />}
            <IconButton className={styles.close} label={t`Close`} icon={<X aria-hidden="true" />} onClick={hide} />
          </span>
        </div>
      )}
    </div>
  )

  return (
    <ToastContext value={toasts}>
      <CornerContext value={cornerWith()}>{children}</CornerContext>
      {cornerWith(box)}
    </ToastContext>
  )
}

function ToastAction({ action, hide }: { action: NonNullable<ToastMessage['action']>; hide: () => void }) {
  const act = () => {
    hide()
    action.onClick()
  }
  return (
    <Button variant="quiet" className={styles.action} onClick={act}>
      {action.label}
    </Button>
  )
}
