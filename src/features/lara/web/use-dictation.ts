import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../../../kit/words.ts'

/** Silence in ms after which dictation stops (docs/product.md, section 12). */
const SILENCE_MS = 5_000

/** The part of the browser's speech recognition that is used here; TypeScript has no types for it. */
type Heard = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } }
type HeardEvent = Event & { readonly resultIndex: number; readonly results: ArrayLike<Heard> }
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  start(): void
  stop(): void
  abort(): void
}
type Recogniser = new () => Recognition

/** The browser's speech recognition; undefined if unsupported. */
function recogniser(): Recogniser | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Recogniser
    webkitSpeechRecognition?: Recogniser
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Recognition language by profile language (docs/product.md, section 12). */
const SPOKEN_AS = { en: 'en-US', es: 'es', fr: 'fr' } as const

const PROBLEMS: Record<string, string | undefined> = {
  'not-allowed': t`The microphone is not allowed here. You can allow it in the settings of your browser, or write instead.`,
  'service-not-allowed': t`This browser does not allow dictation here. You can write instead.`,
  'audio-capture': t`No microphone was found. You can write instead.`,
  network: t`The dictation could not be reached. You can write instead.`,
  'language-not-supported': t`This browser cannot dictate in your language. You can write instead.`,
  'no-speech': t`Nothing was heard.`,
}

/**
 * Dictation: `interim` is the text so far, `problem` why it ended early. A final result is passed to `onWords` and ends
 * dictation; so do `SILENCE_MS` of silence and leaving the page.
 */
export function useDictation(language: keyof typeof SPOKEN_AS, onWords: (words: string) => void) {
  const [isListening, setIsListening] = useState(false)
  const [interim, setInterim] = useState('')
  const [problem, setProblem] = useState<string>()
  const running = useRef<Recognition>(undefined)
  const take = useRef(onWords)
  useEffect(() => {
    take.current = onWords
  })

  const stop = useCallback(() => running.current?.stop(), [])

  const start = useCallback(() => {
    const Made = recogniser()
    if (!Made || running.current) return
    const recognition = new Made()
    recognition.lang = SPOKEN_AS[language]
    recognition.continuous = false
    recognition.interimResults = true
    recognition.maxAlternatives = 1
    let silence: ReturnType<typeof setTimeout> | undefined
    const waitForSound = () => {
      clearTimeout(silence)
      silence = setTimeout(() => recognition.stop(), SILENCE_MS)
    }
    const end = () => {
      clearTimeout(silence)
      if (running.current !== recognition) return
      running.current = undefined
      setIsListening(false)
      setInterim('')
    }
    recognition.addEventListener('result', (event) => {
      const { results, resultIndex } = event as HeardEvent
      const heard = Array.from(results).slice(resultIndex)
      const words = heard
        .filter(({ isFinal }) => isFinal)
        .map((one) => one[0].transcript)
        .join(' ')
        .trim()
      if (words === '') {
        setInterim(heard.map((one) => one[0].transcript).join(' '))
        waitForSound()
        return
      }
      take.current(words)
      recognition.stop()
      end()
    })
    recognition.addEventListener('error', (event) => {
      const { error = '' } = event as Event & { error?: string }
      // `aborted` means that she stopped it.
      if (error !== 'aborted') setProblem(PROBLEMS[error] ?? t`The dictation stopped. You can try again, or write instead.`)
    })
    recognition.addEventListener('end', end)
    running.current = recognition
    setProblem(undefined)
    setInterim('')
    setIsListening(true)
    waitForSound()
    recognition.start()
  }, [language])

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [],
  )

  return { isListening, interim, problem, start, stop }
}
