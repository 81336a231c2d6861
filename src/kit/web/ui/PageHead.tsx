import type { ReactNode, Ref } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = { title: string; lead: string; heading?: Ref<HTMLHeadingElement> | undefined; action?: ReactNode }

/** The heading of a page and a sentence on its purpose, with `action`, such as a button, beside them. */
export function PageHead({ title, lead, heading, action }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {action}
    </header>
  )
}
