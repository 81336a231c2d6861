import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect } from 'react'
import { canReadAloud, readAloud, stopReading, useReading } from '../../../kit/web/read-aloud.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { language, numberWords, t } from '../../../kit/words.ts'
import { toneSample } from '../../answers/rules/tone-sample.ts'
import { regionHere } from '../../text/rules/region.ts'
import { type Preferences, SPEED_MAX, SPEED_MIN, SPEED_STEP } from '../contract.ts'
import { toneChoices } from '../rules/tone-choices.ts'
import { PreferencesCard } from './PreferencesCard.tsx'
import styles from './Section.module.css'

type Tone = Preferences['voice']['tone']

function sampleOf(tone: Tone): { question: string; answer: string } {
  return toneSample({ language: language(), region: regionHere(), tone })
}

/** How Lara answers a question in the chosen tone. */
function Sample({ tone }: { tone: Tone }) {
  const { question, answer } = sampleOf(tone)
  return (
    <figure className={styles['sample']}>
      <figcaption>{t`If you ask “${question}”, Lara answers:`}</figcaption>
      <blockquote aria-live="polite">
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </figure>
  )
}

function VoiceSample({ tone, speed }: { tone: Tone; speed: number }) {
  const isSpeaking = useReading() !== undefined
  useEffect(() => stopReading, [])
  if (!canReadAloud())
    return <p className={styles['lead']}>{t`This browser has no voice of its own, so nothing can be read aloud here.`}</p>
  return (
    <Button
      variant="outline"
      className={styles['start']}
      icon={isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => (isSpeaking ? stopReading() : readAloud({ id: tone, text: sampleOf(tone).answer, language: language(), rate: speed }))}
    >
      {isSpeaking ? t`Stop` : t`Hear how it sounds`}
    </Button>
  )
}

/** Lara's tone, and whether and how fast answers are read aloud. */
export function VoiceSection() {
  return (
    <PreferencesCard title={t`Voice & Tone`} lead={t`How Lara speaks to you in the chat.`}>
      {({ voice: { enabled, tone, speed, autoPlay } }, change) => (
        <>
          <RadioCards
            legend={t`Tone`}
            hint={t`It changes the words, never the facts.`}
            value={tone}
            onChange={(chosen) => change({ voice: { tone: chosen } })}
            options={toneChoices()}
          />
          <Sample tone={tone} />
          <Switch
            label={t`Voice`}
            hint={t`Lets you have answers read aloud.`}
            checked={enabled}
            onChange={(isOn) => change({ voice: { enabled: isOn } })}
          />
          {enabled && (
            <>
              <Slider
                label={t`Speech speed`}
                min={SPEED_MIN}
                max={SPEED_MAX}
                step={SPEED_STEP}
                value={speed}
                onChange={(chosen) => change({ voice: { speed: Math.round(chosen * 10) / 10 } })}
                valueText={(shown) => `${numberWords(shown, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ×`}
                low={t`Slower`}
                high={t`Faster`}
              />
              <VoiceSample tone={tone} speed={speed} />
              <Switch
                label={t`Auto-play`}
                hint={t`Answers are read as soon as they come.`}
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
