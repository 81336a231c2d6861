import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { type Preferences, SPEED_MAX, SPEED_MIN, SPEED_STEP } from '../contract.ts'
import { PreferencesCard } from './PreferencesCard.tsx'
import styles from './Section.module.css'

/** How Lara's voice sounds beside its speed (spec §9). */
const PITCH = 1.1
const VOLUME = 0.8

type Tone = Preferences['voice']['tone']

const TONE_CHOICES: readonly { value: Tone; label: string; hint: string }[] = [
  { value: 'nurturing', label: 'Nurturing', hint: 'Warm, with time for you.' },
  { value: 'calm', label: 'Calm', hint: 'Quiet and even.' },
  { value: 'pragmatic', label: 'Pragmatic', hint: 'Short and to the point.' },
]

const SAMPLES: Record<Tone, string> = {
  nurturing: 'I am glad you are here. A night like that takes a lot out of you. Shall we look at what may help tonight?',
  calm: 'That was a short night. Let us take one breath, and then see what may help tonight.',
  pragmatic: 'You slept little. Here are three things that may help tonight.',
}

/** Reads a sample with the browser's own voice; undefined where it has none. It stops when the page is left. */
function useSample(): { isSpeaking: boolean; speak: (text: string, rate: number) => void; stop: () => void } | undefined {
  const [isSpeaking, setIsSpeaking] = useState(false)
  const voice = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined
  useEffect(() => () => voice?.cancel(), [voice])
  if (!voice) return undefined
  const stop = () => {
    voice.cancel()
    setIsSpeaking(false)
  }
  const speak = (text: string, rate: number) => {
    voice.cancel()
    const words = new SpeechSynthesisUtterance(text)
    words.lang = document.documentElement.lang || 'en'
    words.rate = rate
    words.pitch = PITCH
    words.volume = VOLUME
    const end = () => setIsSpeaking(false)
    words.addEventListener('end', end)
    words.addEventListener('error', end)
    setIsSpeaking(true)
    voice.speak(words)
  }
  return { isSpeaking, speak, stop }
}

function Hear({ tone, speed }: { tone: Tone; speed: number }) {
  const sample = useSample()
  if (!sample) return <p className={styles['lead']}>This browser has no voice of its own, so nothing can be read aloud here.</p>
  return (
    <Button
      variant="outline"
      className={styles['start']}
      icon={sample.isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => (sample.isSpeaking ? sample.stop() : sample.speak(SAMPLES[tone], speed))}
    >
      {sample.isSpeaking ? 'Stop' : 'Hear how it sounds'}
    </Button>
  )
}

/** How Lara speaks to her: in which tone, and whether and how fast aloud. */
export function VoiceSection() {
  return (
    <PreferencesCard title="Voice & Tone" lead="How Lara speaks to you, once her chat is open.">
      {({ voice: { enabled, tone, speed, autoPlay } }, change) => (
        <>
          <RadioCards
            legend="Tone"
            hint="It changes the words, never the facts."
            value={tone}
            onChange={(chosen) => change({ voice: { tone: chosen } })}
            options={TONE_CHOICES}
          />
          <Switch
            label="Voice"
            hint="Lets you have answers read aloud."
            checked={enabled}
            onChange={(isOn) => change({ voice: { enabled: isOn } })}
          />
          {enabled && (
            <>
              <Slider
                label="Speech speed"
                min={SPEED_MIN}
                max={SPEED_MAX}
                step={SPEED_STEP}
                value={speed}
                onChange={(chosen) => change({ voice: { speed: Math.round(chosen * 10) / 10 } })}
                valueText={(shown) => `${shown.toFixed(1)} ×`}
                low="Slower"
                high="Faster"
              />
              <Hear tone={tone} speed={speed} />
              <Switch
                label="Auto-play"
                hint="Answers are read as soon as they come."
                checked={autoPlay}
                onChange={(isOn) => change({ voice: { autoPlay: isOn } })}
              />
            </>
          )}
        </>
      )}
    </PreferencesCard>
  )
}
