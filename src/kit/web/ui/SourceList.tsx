import { dayInLanguage } from '../../day-in-language.ts'
import type { Language } from '../../words.ts'
import styles from './SourceList.module.css'
import { Disclosure } from './Disclosure.tsx'

/** The source of a statement; `verified`: whether it was checked there, `on` when. */
export type DisplayedSource = { readonly authority: string; readonly citation: string; readonly verified: boolean; readonly on: string }

const WORDS: Record<Language, { where: string; read: (day: string) => string; unread: (day: string) => string }> = {
  en: {
    where: 'Where this comes from',
    read: (day) => `We read it there. Last looked at on ${day}.`,
    unread: (day) => `Not yet checked by us at the source. Written down on ${day}.`,
  },
  es: {
    where: 'De dónde viene esto',
    read: (day) => `Lo hemos leído allí. Última revisión: ${day}.`,
    unread: (day) => `Aún no lo hemos comprobado en la fuente. Anotado: ${day}.`,
  },
  fr: {
    where: 'D’où cela vient',
    read: (day) => `Nous l’avons lu à la source. Dernière lecture : ${day}.`,
    unread: (day) => `Pas encore vérifié par nous à la source. Noté : ${day}.`,
  },
}

function SourceLine({ source: { authority, citation, verified, on }, language }: { source: DisplayedSource; language: Language }) {
  const words = WORDS[language]
  return (
    <li>
      <p>
        {!citation.startsWith(authority) && (
          <>
            <strong>{authority}</strong>
            {citation && ': '}
          </>
        )}
        {/^https:\/\/\S+$/.test(citation) ? (
          <a href={citation} rel="noreferrer">
            {citation.replace(/^https:\/\//, '')}
          </a>
        ) : (
          citation
        )}
      </p>
      <p className={styles.quiet}>{(verified ? words.read : words.unread)(dayInLanguage(on, language))}</p>
    </li>
  )
}

/** The sources of an answer, collapsed at first. */
export function SourceList({ sources, language }: { sources: readonly DisplayedSource[]; language: Language }) {
  return (
    <Disclosure name={WORDS[language].where}>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <SourceLine key={`${source.authority} ${source.citation}`} source={source} language={language} />
        ))}
      </ul>
    </Disclosure>
  )
}
