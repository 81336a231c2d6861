import { Link } from '@tanstack/react-router'
import { dayInLanguage } from '../../../kit/day-in-language.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import type { ChatMessage } from '../contract.ts'
import styles from './AnswerGrounds.module.css'

const BreathingExercise = lazyPart(
  () => import('./BreathingExercise.tsx'),
  (part) => part.BreathingExercise,
)

const DoingCards = lazyPart(
  () => import('./DoingCards.tsx'),
  (part) => part.DoingCards,
)

/** Maximum number of missing days that are listed individually. */
const DAYS_NAMED = 12

type Language = ChatMessage['language']

/** Labels of an answer's details, in the language of the answer. */
type Words = {
  why: string
  stands: string
  missing: (count: number) => string
  more: (count: number) => string
  leftOut: string
  worded: string
}

const WORDS: Record<Language, Words> = {
  en: {
    why: 'Why do you say that?',
    stands: 'This is what stands in your notes.',
    missing: (count) => (count === 1 ? 'One day has no note: ' : `${count} days have no note: `),
    more: (count) => ` and ${count} more`,
    leftOut: 'Days without a note are left out, never counted as zero.',
    worded: 'A language model worded this answer. It can be wrong.',
  },
  es: {
    why: '¿Por qué dices eso?',
    stands: 'Esto es lo que dicen tus notas.',
    missing: (count) => (count === 1 ? 'Un día no tiene nota: ' : `${count} días no tienen nota: `),
    more: (count) => ` y ${count} más`,
    leftOut: 'Los días sin nota se dejan fuera; nunca cuentan como cero.',
    worded: 'Un modelo de lenguaje redactó esta respuesta. Puede equivocarse.',
  },
  fr: {
    why: 'Pourquoi dites-vous cela ?',
    stands: 'Voici ce que disent vos notes.',
    missing: (count) => (count === 1 ? 'Un jour est sans note : ' : `${count} jours sont sans note : `),
    more: (count) => ` et ${count} de plus`,
    leftOut: 'Les jours sans note sont laissés de côté et ne comptent jamais comme zéro.',
    worded: 'Un modèle de langage a rédigé cette réponse. Il peut se tromper.',
  },
}

function Missing({ days, language }: { days: readonly string[]; language: Language }) {
  const words = WORDS[language]
  const named = days.slice(0, DAYS_NAMED).map((day) => dayInLanguage(day, language, { month: 'short', day: 'numeric' }))
  const more = days.length - named.length
  const listed = `${named.join(', ')}${more > 0 ? words.more(more) : ''}`
  // French short months end in a full stop.
  const sentence = listed.endsWith('.') ? listed : `${listed}.`
  return (
    <p className={styles.quiet}>
      {words.missing(days.length)}
      {sentence} {words.leftOut}
    </p>
  )
}

function Rows({ rows, missing, language }: Pick<AnswerParts, 'rows' | 'missing'> & { language: Language }) {
  const words = WORDS[language]
  return (
    <Disclosure name={words.why}>
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
                    {dayInLanguage(day, language)}
                  </Link>
                ) : (
                  <span className={styles.row}>{dayInLanguage(day, language)}</span>
                )}
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && <Missing days={missing} language={language} />}
    </Disclosure>
  )
}

/** Details of an answer: the cards to confirm, the exercise, and the records behind its numbers. */
export function AnswerGrounds({ parts, language }: { parts: AnswerParts; language: Language }) {
  const { layer, rows, missing, exercise, doing } = parts
  return (
    <div lang={language} className={styles.grounds}>
      {doing && (
        <div className={styles.doing}>
          <Suspense fallback={<Loading label={t`One moment`} />}>
            <DoingCards parts={parts} language={language} />
          </Suspense>
        </div>
      )}
      {exercise && (
        <div className={styles.exercise}>
          <Suspense fallback={<Loading label={t`One moment`} />}>
            <BreathingExercise language={language} />
          </Suspense>
        </div>
      )}
      {layer === 'model' && <p className={styles.quiet}>{WORDS[language].worded}</p>}
      {rows.length + missing.length > 0 && <Rows rows={rows} missing={missing} language={language} />}
    </div>
  )
}
