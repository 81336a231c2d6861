import { useId, type ReactNode } from 'react'
import styles from './Reading.module.css'

/** Text page: a heading, a summary line and sections. */
export function Reading({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  )
}

/** Section of a text page, labelled by its heading; `id` makes it a link target. */
export function ReadingSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const generatedId = useId()
  const heading = id ?? generatedId
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
