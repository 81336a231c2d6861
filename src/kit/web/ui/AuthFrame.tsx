import { type ReactNode, useEffect, useRef } from 'react'
import { HeadedCard } from './HeadedCard.tsx'
import styles from './AuthFrame.module.css'

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/**
 * Layout of the sign-in and sign-up pages: heading, lead, form and foot. When another frame replaces it, such as after
 * sending the form, the new heading gets the focus.
 */
export function AuthFrame({ title, lead, children, foot }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(title)
  useEffect(() => {
    if (before.current !== title) heading.current?.focus()
    before.current = title
  }, [title])
  return (
    <div className={styles['page']}>
      <HeadedCard heading={heading} title={title} lead={lead}>
        {children}
      </HeadedCard>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </div>
  )
}
