import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { useLate } from './use-delayed.ts'
import { Spinner } from './Spinner.tsx'

/** At most one filled button per screen; `danger` is for removing something. */
export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant | undefined
  busy?: boolean | undefined
  busyLabel?: ReactNode
  icon?: ReactNode
}

/** The class of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'filled', className?: string): string {
  return classNames(styles.button, styles[variant], className)
}

/** A button of 52 px. While `busy` it keeps the focus, ignores presses, and after 300 ms shows `busyLabel`. */
export function Button({ variant, busy = false, busyLabel, icon, className, children, type = 'button', onClick, ...rest }: ButtonProps) {
  const isLate = useLate(busy)
  return (
    <button {...rest} {...busyProps(busy, onClick)} type={type} className={buttonClass(variant, className)}>
      {isLate ? <Spinner /> : icon}
      <span>{isLate ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

type IconButtonProps = Omit<ButtonProps, 'busyLabel' | 'children' | 'aria-label'> & { label: string; icon: ReactNode }

/** A round icon button; `label` is its accessible name. */
export function IconButton({
  variant = 'quiet',
  busy = false,
  label,
  icon,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const isLate = useLate(busy)
  return (
    <button
      {...rest}
      {...busyProps(busy, onClick)}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClass(variant, classNames(styles.round, className))}
    >
      {isLate ? <Spinner /> : icon}
    </button>
  )
}

type Click = ((event: MouseEvent<HTMLButtonElement>) => void) | undefined

function busyProps(busy: boolean, onClick: Click) {
  if (!busy) return { onClick }
  return { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
}
