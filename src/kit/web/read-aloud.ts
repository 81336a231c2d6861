/** Reading aloud with the browser's own voice: one text at a time on the whole page. */
import { useSyncExternalStore } from 'react'

/** How the voice sounds beside its speed (spec §9). */
const PITCH = 1.1
const VOLUME = 0.8

/** Text to be read: `id` tells it from others on the page, `language` is that of the text ("es"), `rate` the speed, 1 being the usual one. */
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

/** Whether this browser has a voice of its own. */
export function canReadAloud(): boolean {
  return 'speechSynthesis' in globalThis
}

/** A voice of that language, the usual one of this device first; undefined leaves the choice to the browser. */
function voiceFor(language: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const spoken = voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase().split('-')[0] === language)
  const here = spoken.filter(({ localService }) => localService)
  return here.find((voice) => voice.default) ?? here[0] ?? spoken[0]
}

/** Stops what is being read, at once. */
export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel()
  if (reading !== undefined) set(undefined)
}

/**
 * Reads a text in place of any other. A paragraph is said at a time, since some browsers fall silent in a long one. Whoever shows the text
 * stops it when the page is left.
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

/** The id of what is being read; undefined in silence. */
export function useReading(): Reading['id'] | undefined {
  return useSyncExternalStore(subscribe, () => reading)
}

if (canReadAloud()) addEventListener('pagehide', stopReading)
