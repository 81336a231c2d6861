import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { Button, IconButton } from '../../../kit/web/ui/Button.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { language, t } from '../../../kit/words.ts'
import { PAUSE_S, timeLeft } from '../rules/guided-pause.ts'
import styles from './Compass.module.css'
import { usePause } from './use-pause.ts'

/**
 * The two-minute guided pause with Play/Pause and mute (docs/product.md, Compass page). `lead` is shown until it
 * begins.
 */
export function GuidedPause({ lead }: { lead: string }) {
  const { status, second, line, isMuted, isSpoken, play, pause, toggleMute } = usePause(language())
  const isPlaying = status === 'playing'
  return (
    <>
      <p className={styles.line} data-begun={status !== 'rest'} aria-live={isSpoken ? 'off' : 'polite'}>
        {status === 'rest' ? lead : line}
      </p>
      <div className={styles.player}>
        <Button
          variant="outline"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          aria-label={isPlaying ? t`Pause the guided pause` : t`Play the guided pause`}
          onClick={isPlaying ? pause : play}
        >
          {isPlaying ? t`Pause` : t`Play`}
        </Button>
        <IconButton
          variant="outline"
          label={isMuted ? t`Unmute` : t`Mute`}
          icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          onClick={toggleMute}
        />
        <Progress className={styles.progress} label={t`Guided pause`} text={timeLeft(second)} value={second} max={PAUSE_S} />
      </div>
    </>
  )
}
