import { t } from '../../words.ts'
import styles from './PageParts.module.css'

/** Links to parts of a long page, by the `id` of their elements. */
export function PageParts({ parts }: { parts: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <nav aria-label={t`On this page`}>
      <ul className={styles.parts}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
