import { useEffect, useRef, useState } from 'react'
import { canReadAloud, readAloud, stopReading } from '../../../kit/web/read-aloud.ts'
import type { Language } from '../contract.ts'
import { PAUSE_LINES } from '../content/guided-pause.ts'
import { lineAt, PAUSE_S } from '../rules/guided-pause.ts'
import { type PauseSound, startPauseSound } from './pause-sound.ts'

/** Rate of speech of the pause. */
const RATE = 0.9
const TICK_MS = 250

/** State of the guided pause: position, current line, play and mute. It sends nothing. */
export function usePause(language: Language) {
  const [status, setStatus] = useState<'rest' | 'playing' | 'paused' | 'done'>('rest')
  const [second, setSecond] = useState(0)
  const [isMuted, setMuted] = useState(false)
  const sound = useRef<PauseSound>(undefined)
  const lines = PAUSE_LINES[language]
  const place = lineAt(lines, second)
  const line = lines[place]?.text ?? ''
  const isPlaying = status === 'playing'

  useEffect(() => {
    if (!isPlaying) return undefined
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = (now - before) / 1_000
      before = now
      setSecond((known) => Math.min(PAUSE_S, known + passed))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isPlaying])

  useEffect(() => {
    if (second >= PAUSE_S) setStatus('done')
  }, [second])

  useEffect(() => sound.current?.setOn(isPlaying && !isMuted), [isPlaying, isMuted])

  useEffect(() => {
    if (!isPlaying || isMuted) return undefined
    readAloud({ id: `pause-${place}`, text: line, language, rate: RATE })
    return stopReading
  }, [isPlaying, isMuted, place, line, language])

  useEffect(
    () => () => {
      sound.current?.end()
      sound.current = undefined
    },
    [],
  )

  const play = () => {
    sound.current ??= startPauseSound()
    if (status !== 'paused') setSecond(0)
    setStatus('playing')
  }

  return {
    status,
    second,
    line,
    isMuted,
    /** Whether a voice speaks the lines, in which case they are not announced to screen readers. */
    isSpoken: isPlaying && !isMuted && canReadAloud() && speechSynthesis.getVoices().length > 0,
    play,
    pause: () => setStatus('paused'),
    toggleMute: () => setMuted((muted) => !muted),
  }
}
