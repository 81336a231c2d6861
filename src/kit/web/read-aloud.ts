/** Reading aloud with the browser's speech synthesis: one text at a time on the page. */
import { useSyncExternalStore } from 'react'

/** Pitch of the voice. */
const PITCH = 1.1
const VOLUME = 0.8

/** A text to read: `id` is unique on the page, `language` is the text's ("es"), `rate` is 1 for normal speed. */
export type Reading = { readonly id: string | number; readonly text: string; readonly language: string; readonly rate: number }

let reading: Reading['id'] | undefined
const watchers = new Set<() => void>()

function set(id: Reading['id'] | undefined): void {
  reading = id
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether this browser has speech synthesis. */
export function canReadAloud(): boolean {
  return 'speechSynthesis' in globalThis
}

/** A voice for the language, this device's default first; undefined leaves the choice to the browser. */
function voiceFor(language: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const spoken = voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase().split('-')[0] === language)
  const here = spoken.filter(({ localService }) => localService)
  return here.find((voice) => voice.default) ?? here[0] ?? spoken[0]
}

/** Stops reading. */
export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel()
  if (reading !== undefined) set(undefined)
}

/**
 * Reads a text and stops any other. One utterance per paragraph, because some browsers stop in long ones. The page that
 * shows the text must stop it when it is left.
 */
export function readAloud({ id, text, language, rate }: Reading): void {
  if (!canReadAloud()) return
  stopReading()
  const parts = text.split(/\n+/).filter((part) => part.trim() !== '')
  const chosen = voiceFor(language, speechSynthesis.getVoices())
  const end = () => {
    if (reading === id) set(undefined)
  }
  if (parts.length > 0) set(id)
  for (const [place, part] of parts.entries()) {
    const words = new SpeechSynthesisUtterance(part)
    words.lang = chosen?.lang ?? language
    if (chosen) words.voice = chosen
    words.rate = rate
    words.pitch = PITCH
    words.volume = VOLUME
    if (place === parts.length - 1) words.addEventListener('end', end)
    words.addEventListener('error', end)
    speechSynthesis.speak(words)
  }
}

/** The id of the text being read; undefined when there is none. */
export function useReading(): Reading['id'] | undefined {
  return useSyncExternalStore(subscribe, () => reading)
}

if (canReadAloud()) addEventListener('pagehide', stopReading)
