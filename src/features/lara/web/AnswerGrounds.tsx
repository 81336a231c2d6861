import { Link } from '@tanstack/react-router'
import type { AnswerParts, ChatMessage, Source } from '../contract.ts'
import styles from './AnswerGrounds.module.css'

/** How many missing days are named one by one. */
const DAYS_NAMED = 12

type Language = ChatMessage['language']

/** What Lara says beside her answer, in the language of the answer. */
type Words = {
  why: string
  stands: string
  missing: (count: number) => string
  more: (count: number) => string
  leftOut: string
  where: string
  worded: string
  read: (day: string) => string
  unread: (day: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    why: 'Why do you say that?',
    stands: 'This is what stands in your notes.',
    missing: (count) => (count === 1 ? 'One day has no note: ' : `${count} days have no note: `),
    more: (count) => ` and ${count} more`,
    leftOut: 'Days without a note are left out, never counted as zero.',
    where: 'Where this comes from',
    worded: 'A language model worded this answer. It can be wrong.',
    read: (day) => `We read it there. Last looked at on ${day}.`,
    unread: (day) => `Not yet checked by us at the source. Written down on ${day}.`,
  },
  es: {
    why: '¿Por qué dices eso?',
    stands: 'Esto es lo que dicen tus notas.',
    missing: (count) => (count === 1 ? 'Un día no tiene nota: ' : `${count} días no tienen nota: `),
    more: (count) => ` y ${count} más`,
    leftOut: 'Los días sin nota se dejan fuera; nunca cuentan como cero.',
    where: 'De dónde viene esto',
    worded: 'Un modelo de lenguaje redactó esta respuesta. Puede equivocarse.',
    read: (day) => `Lo hemos leído allí. Última revisión: ${day}.`,
    unread: (day) => `Aún no lo hemos comprobado en la fuente. Anotado: ${day}.`,
  },
  fr: {
    why: 'Pourquoi dites-vous cela ?',
    stands: 'Voici ce que disent vos notes.',
    missing: (count) => (count === 1 ? 'Un jour est sans note : ' : `${count} jours sont sans note : `),
    more: (count) => ` et ${count} de plus`,
    leftOut: 'Les jours sans note sont laissés de côté et ne comptent jamais comme zéro.',
    where: 'D’où cela vient',
    worded: 'Un modèle de langage a rédigé cette réponse. Il peut se tromper.',
    read: (day) => `Nous l’avons lu à la source. Dernière lecture : ${day}.`,
    unread: (day) => `Pas encore vérifié par nous à la source. Noté : ${day}.`,
  },
}

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es', fr: 'fr' }

/** A calendar day in words of that language; no time zone can move it. */
function dayIn(language: Language, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}

function fullDay(language: Language, day: string): string {
  return dayIn(language, day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

function SourceLine({ source: { authority, citation, verified, on }, language }: { source: Source; language: Language }) {
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
      <p className={styles.quiet}>{(verified ? words.read : words.unread)(fullDay(language, on))}</p>
    </li>
  )
}

function Missing({ days, language }: { days: readonly string[]; language: Language }) {
  const words = WORDS[language]
  const named = days.slice(0, DAYS_NAMED).map((day) => dayIn(language, day, { month: 'short', day: 'numeric' }))
  const more = days.length - named.length
  return (
    <p className={styles.quiet}>
      {words.missing(days.length)}
      {named.join(', ')}
      {more > 0 && words.more(more)}. {words.leftOut}
    </p>
  )
}

function Rows({ rows, missing, language }: Pick<AnswerParts, 'rows' | 'missing'> & { language: Language }) {
  const words = WORDS[language]
  return (
    <details className={styles.more}>
      <summary>{words.why}</summary>
      {rows.length > 0 && (
        <>
          <p className={styles.quiet}>{words.stands}</p>
          <ul className={styles.rows}>
            {rows.map(({ day, words: note, log_type: type, log_id: id }) => (
              <li key={`${day} ${note} ${id}`}>
                {type && id ? (
                  <Link
                    to={type === 'quick_log' ? '/tracker/soft/$id' : '/tracker/deep/$id'}
                    params={{ id: String(id) }}
                    className={styles.row}
                  >
                    {fullDay(language, day)}
                  </Link>
                ) : (
                  <span className={styles.row}>{fullDay(language, day)}</span>
                )}
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && <Missing days={missing} language={language} />}
    </details>
  )
}

/** What an answer rests on: the notes behind its numbers, and where its statements come from. */
export function AnswerGrounds({ parts: { layer, rows, missing, sources }, language }: { parts: AnswerParts; language: Language }) {
  return (
    <div lang={language} className={styles.grounds}>
      {layer === 'model' && <p className={styles.quiet}>{WORDS[language].worded}</p>}
      {rows.length + missing.length > 0 && <Rows rows={rows} missing={missing} language={language} />}
      {sources.length > 0 && (
        <details className={styles.more}>
          <summary>{WORDS[language].where}</summary>
          <ul className={styles.sources}>
            {sources.map((source) => (
              <SourceLine key={`${source.authority} ${source.citation}`} source={source} language={language} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
