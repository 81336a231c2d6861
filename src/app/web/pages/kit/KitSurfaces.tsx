import Flame from 'lucide-react/icons/flame'
import Moon from 'lucide-react/icons/moon'
import Smile from 'lucide-react/icons/smile'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import type { Look } from '../../../../kit/web/theme.ts'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { Dialog } from '../../../../kit/web/ui/Dialog.tsx'
import { EmptyState } from '../../../../kit/web/ui/EmptyState.tsx'
import { HeroArch } from '../../../../kit/web/ui/HeroArch.tsx'
import { type DayTime, Greeting } from '../../../../kit/web/ui/Greeting.tsx'
import { EmptyArt, type EmptyKind } from '../../../../kit/web/ui/Illustration.tsx'
import { Logo } from '../../../../kit/web/ui/Logo.tsx'
import { Progress } from '../../../../kit/web/ui/Progress.tsx'
import { SkipLink } from '../../../../kit/web/ui/SkipLink.tsx'
import { StatCard } from '../../../../kit/web/ui/StatCard.tsx'
import { ToastProvider, useToast } from '../../../../kit/web/ui/Toast.tsx'
import { Skeleton, Loading } from '../../../../kit/web/ui/Loading.tsx'
import styles from '../KitPage.module.css'

const TIMES: readonly DayTime[] = ['dawn', 'noon', 'dusk', 'night']
const KINDS: readonly EmptyKind[] = ['sun', 'waves', 'rings', 'door']
const COLOURS = (
  'bg surface sunken ink ink2 primary primary-soft ember ember-ink ember-soft tide tide-soft gold gold-soft ok ok-soft danger danger-soft ' +
  'control hairline focus flow-spotting flow-light flow-moderate flow-heavy flow-other'
).split(' ')

/** Every surface: sheets, messages, pictures and the colours. */
export function KitSurfaces({ look }: { look: Look }) {
  return (
    <div className={styles.stack}>
      <Sheets look={look} />
      <ToastProvider>
        <Messages />
      </ToastProvider>
      <Pictures />
      <h3>Colours</h3>
      <ul className={styles.colours}>
        {COLOURS.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sheets({ look }: { look: Look }) {
  return (
    <>
      <h3>Sheets</h3>
      <Card title={`A sheet in ${look}`} level={3} action={<Button variant="quiet">See all</Button>}>
        <p>
          Counted over 12 weeks, up to Nov 21. Other weeks may look different. <a href="#top">Read how we count</a>
        </p>
      </Card>
      <div className={styles.stats}>
        <StatCard label="Today's mood" icon={<Smile aria-hidden="true" />} tone="gold" value="7" unit="of 10" />
        <StatCard label="Energy" icon={<Zap aria-hidden="true" />} tone="plain" value={undefined} />
        <StatCard label="Sleep last night" icon={<Moon aria-hidden="true" />} tone="tide" value="6.5" unit="hours" hint="A little more" />
        <StatCard label="Hot flashes" icon={<Flame aria-hidden="true" />} tone="plum" value="2" unit="today" />
        <StatCard label="Streak" icon={<Flame aria-hidden="true" />} tone="ember" value="5" unit="days" />
      </div>
      <Progress label="Getting to know you" value={3} max={7} text="Step 3 of 7" />
      <Loading label="Loading your notes…" />
      <Skeleton />
    </>
  )
}

function Messages() {
  const [dialog, setDialog] = useState<'plain' | 'ok' | 'danger'>()
  const toast = useToast()
  const close = () => setDialog(undefined)
  return (
    <>
      <h3>Messages</h3>
      <Alert tone="info" title="Your notes stay yours">
        Nothing here is shared with anyone.
      </Alert>
      <Alert tone="gold">Gaps are just days you didn’t log.</Alert>
      <Alert tone="ok">Your day is saved.</Alert>
      <Alert tone="danger" title="We could not save" action={<Button variant="outline">Try again</Button>}>
        Your words are still here. Please check the connection.
      </Alert>
      <div className={styles.row}>
        {(['plain', 'ok', 'danger'] as const).map((tone) => (
          <Button key={tone} variant="outline" onClick={() => setDialog(tone)}>
            Dialog, {tone}
          </Button>
        ))}
        <Button variant="outline" onClick={() => toast.show({ text: 'Your day is saved.', tone: 'ok' })}>
          Toast
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.show({ text: 'The note is removed.', action: { label: 'Undo', onClick: () => toast.show({ text: 'It’s back.' }) } })
          }
        >
          Toast with undo
        </Button>
      </div>
      <Dialog
        open={dialog !== undefined}
        tone={dialog}
        dismissable={dialog !== 'danger'}
        onClose={close}
        title="Remove this note?"
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button variant={dialog === 'danger' ? 'danger' : 'filled'} onClick={close}>
              Remove it
            </Button>
          </>
        }
      >
        <p>You can bring it back for ten seconds.</p>
      </Dialog>
    </>
  )
}

function Pictures() {
  return (
    <>
      <h3>Pictures</h3>
      <SkipLink href="#top">Skip to the page</SkipLink>
      <Logo name="Emberwell" />
      {TIMES.map((time) => (
        <Greeting key={time} time={time}>
          <p>Saturday, November 21</p>
          <p className={styles.greeting}>A good {time}, Elena</p>
          <p>Day 48 of your journey. You have been here 5 days in a row.</p>
        </Greeting>
      ))}
      <div className={styles.hero}>
        <HeroArch />
      </div>
      <div className={styles.stats}>
        {KINDS.map((kind) => (
          <EmptyState key={kind} picture={<EmptyArt kind={kind} />} text="Nothing here yet, and that is fine." />
        ))}
      </div>
    </>
  )
}
