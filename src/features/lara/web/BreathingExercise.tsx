import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import type { ChatMessage } from '../contract.ts'
import styles from './BreathingExercise.module.css'

/** One breath: in for 4 s, out for 6 s. Twelve breaths take two minutes. */
const IN_S = 4
const OUT_S = 6
const BREATHS = 12

type Words = {
  name: string
  lead: string
  start: string
  stop: string
  in: string
  out: string
  ready: string
  done: string
  count: (breath: number) => string
}

const WORDS: Record<ChatMessage['language'], Words> = {
  en: {
    name: 'Breathing exercise',
    lead: 'For calm, or to fall asleep. In through the nose, and out a little longer. If it does not feel good, stop.',
    start: 'Start',
    stop: 'Stop',
    in: 'Breathe in',
    out: 'Breathe out',
    ready: 'Two minutes, at your pace',
    done: 'That was two minutes. Stay a while, or start again.',
    count: (breath) => `Breath ${breath} of ${BREATHS}`,
  },
  es: {
    name: 'Ejercicio de respiración',
    lead: 'Para la calma o para dormir. Toma aire por la nariz y suéltalo un poco más despacio. Si no te sienta bien, para.',
    start: 'Empezar',
    stop: 'Parar',
    in: 'Toma aire',
    out: 'Suelta el aire',
    ready: 'Dos minutos, a tu ritmo',
    done: 'Han sido dos minutos. Quédate un rato, o empieza otra vez.',
    count: (breath) => `Respiración ${breath} de ${BREATHS}`,
  },
  fr: {
    name: 'Exercice de respiration',
    lead: 'Pour le calme ou le sommeil. Inspirez par le nez, puis expirez un peu plus longtemps. Si cela ne vous fait pas de bien, arrêtez.',
    start: 'Commencer',
    stop: 'Arrêter',
    in: 'Inspirez',
    out: 'Expirez',
    ready: 'Deux minutes, à votre rythme',
    done: 'C’était deux minutes. Restez un moment, ou recommencez.',
    count: (breath) => `Respiration ${breath} sur ${BREATHS}`,
  },
}

/** Seconds since the start; undefined before it, and again after `most` seconds. */
function useSeconds(most: number) {
  const [start, setStart] = useState<number>()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (start === undefined) return undefined
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - start) / 1000)
      setSeconds(passed)
      if (passed >= most) setStart(undefined)
    }, 200)
    return () => clearInterval(timer)
  }, [start, most])
  return {
    seconds: start === undefined ? undefined : seconds,
    isDone: start === undefined && seconds >= most,
    begin: () => {
      setSeconds(0)
      setStart(performance.now())
    },
    end: () => {
      setSeconds(0)
      setStart(undefined)
    },
  }
}

/**
 * Paced breathing: a circle that grows and shrinks, with instructions. With reduced motion, instructions and a count
 * only.
 */
export function BreathingExercise({ language }: { language: ChatMessage['language'] }) {
  const words = WORDS[language]
  const { seconds, isDone, begin, end } = useSeconds(BREATHS * (IN_S + OUT_S))
  const isRunning = seconds !== undefined
  const within = (seconds ?? 0) % (IN_S + OUT_S)
  const isIn = within < IN_S
  const left = isIn ? IN_S - within : IN_S + OUT_S - within
  const resting = isDone ? words.done : words.ready

  return (
    <section className={styles.exercise} aria-label={words.name} lang={language}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.stage}>
        <div className={styles.circle} data-phase={isRunning ? (isIn ? 'in' : 'out') : 'rest'} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <div className={styles.words}>
          <p className={styles.now} role="status">
            {isRunning ? (isIn ? words.in : words.out) : resting}
          </p>
          {isRunning && (
            <p className={styles.left} aria-hidden="true">
              {left}
            </p>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <Button
          variant="outline"
          icon={isRunning ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={isRunning ? end : begin}
        >
          {isRunning ? words.stop : words.start}
        </Button>
        {isRunning && <span className={styles.count}>{words.count(Math.floor(seconds / (IN_S + OUT_S)) + 1)}</span>}
      </div>
    </section>
  )
}
