import Bell from 'lucide-react/icons/bell'
import Flame from 'lucide-react/icons/flame'
import Heart from 'lucide-react/icons/heart'
import Moon from 'lucide-react/icons/moon'
import { useState } from 'react'
import { Button, type ButtonVariant, IconButton } from '../../../../kit/web/ui/Button.tsx'
import { CheckChips, RadioCards, YesNo } from '../../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../../kit/web/ui/Field.tsx'
import { MoodFaces } from '../../../../kit/web/ui/MoodFaces.tsx'
import { PasswordField } from '../../../../kit/web/ui/PasswordField.tsx'
import { SelectField } from '../../../../kit/web/ui/SelectField.tsx'
import { Slider } from '../../../../kit/web/ui/Slider.tsx'
import { Stepper } from '../../../../kit/web/ui/Stepper.tsx'
import { Switch } from '../../../../kit/web/ui/Switch.tsx'
import { TextArea } from '../../../../kit/web/ui/TextArea.tsx'
import styles from '../KitPage.module.css'

const VARIANTS: readonly ButtonVariant[] = ['filled', 'outline', 'quiet', 'danger']
const MOOD_WORDS = ['Hard', 'Low', 'So-so', 'Good', 'Perfect'] as const
const NEEDED = 'Please choose one answer.'

/** Every input and control, in each of its states. */
export function KitControls() {
  return (
    <div className={styles.stack}>
      <Buttons />
      <Fields />
      <Choices />
      <Numbers />
    </div>
  )
}

function Buttons() {
  const [isBusy, setBusy] = useState(true)
  return (
    <>
      <h3>Buttons</h3>
      <div className={styles.row}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button icon={<Heart aria-hidden="true" />}>With a picture</Button>
        <Button disabled>Disabled</Button>
        <Button busy={isBusy} busyLabel="Saving your day">
          Save
        </Button>
        <Button variant="outline" onClick={() => setBusy(!isBusy)}>
          {isBusy ? 'Stop the wait' : 'Wait again'}
        </Button>
        <IconButton label="Reminders" icon={<Bell aria-hidden="true" />} />
        <IconButton label="Reminders, outlined" variant="outline" icon={<Bell aria-hidden="true" />} />
      </div>
    </>
  )
}

function Fields() {
  const [zone, setZone] = useState<'rome' | 'lima'>()
  return (
    <>
      <h3>Fields</h3>
      <Field label="Your name" hint="As you like to be called." optional />
      <Field label="Your email" type="email" error="Please write your email like name@example.com." defaultValue="name@example" />
      <Field label="Already settled" disabled defaultValue="Not to be changed" />
      <PasswordField label="Password" hint="8 characters or more." autoComplete="new-password" strength />
      <TextArea label="A note" placeholder="What is on your mind" optional />
      <SelectField
        label="Time zone"
        placeholder="Please choose"
        value={zone}
        onChange={setZone}
        options={[
          { value: 'rome', label: 'Rome' },
          { value: 'lima', label: 'Lima' },
        ]}
      />
    </>
  )
}

function Choices() {
  const [form, setForm] = useState<'flash' | 'sleep' | 'heart' | undefined>('flash')
  const [chips, setChips] = useState<string[]>(['Warm bath'])
  const [answer, setAnswer] = useState<boolean>()
  const [mood, setMood] = useState<number>(4)
  const [isOn, setOn] = useState(true)
  return (
    <>
      <h3>Choices</h3>
      <RadioCards
        legend="What was on top today?"
        columns={3}
        value={form}
        onChange={setForm}
        options={[
          { value: 'flash', label: 'Hot flash', hint: 'A wave of heat', icon: <Flame aria-hidden="true" /> },
          { value: 'sleep', label: 'Sleep', hint: 'Short or broken', icon: <Moon aria-hidden="true" /> },
          { value: 'heart', label: 'Mood', icon: <Heart aria-hidden="true" /> },
        ]}
      />
      <CheckChips
        legend="What helped?"
        values={chips}
        onChange={setChips}
        options={['A walk', 'Warm bath', 'A talk with a friend', 'Cool room', 'Nothing yet'].map((each) => ({ value: each, label: each }))}
      />
      <YesNo legend="Did you wake in the night?" value={answer} onChange={setAnswer} error={answer === undefined && NEEDED} />
      <MoodFaces legend="How are you feeling right now?" labels={MOOD_WORDS} value={mood} onChange={setMood} />
      <Switch label="Daily reminder" hint="A quiet word at nine in the evening." checked={isOn} onChange={setOn} />
      <Switch label="Not on this device" checked={false} disabled onChange={setOn} />
    </>
  )
}

function Numbers() {
  const [open, setOpen] = useState<number>()
  const [level, setLevel] = useState<number>(7)
  const [hours, setHours] = useState<number | undefined>(6.5)
  return (
    <>
      <h3>Numbers</h3>
      <Slider label="Clear thinking" min={1} max={10} value={open} onChange={setOpen} low="Foggy" high="Sharp" unit="of 10" />
      <Slider label="Mood" min={1} max={10} value={level} onChange={setLevel} low="Low" high="Perfect" unit="of 10" />
      <Slider label="Settled" min={0} max={10} value={3} onChange={setLevel} disabled />
      <Stepper label="Hours of sleep" min={0} max={14} step={0.5} start={7} value={hours} onChange={setHours} unit="hours" />
    </>
  )
}
