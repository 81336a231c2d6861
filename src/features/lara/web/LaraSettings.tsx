import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import type { Preferences, PreferencesChange } from '../../settings/contract.ts'
import styles from './LaraSettings.module.css'
import { companion } from './queries.ts'

type Keep = Preferences['lara']['keep']

const KEEP_CHOICES: readonly { value: Keep; label: string }[] = [
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
  { value: 'forever', label: t`Until I delete them` },
]

const DAYS: Record<Keep, number> = { '30': 30, '90': 90, forever: Number.POSITIVE_INFINITY }

function Shorter({ keep, onKeep, onClose }: { keep: Keep; onKeep: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Keep ${keep} days only?`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Leave it as it is`}
          </Button>
          <Button variant="danger" onClick={onKeep}>
            {t`Delete what is older`}
          </Button>
        </>
      }
    >
      <p>
        {t`What you and Lara wrote more than ${keep} days ago is deleted within the hour. It cannot come back. You can save conversations as files first, in the chat.`}
      </p>
    </Dialog>
  )
}

/** Settings of Lara: memory, retention of conversations and, if the host has configured one, the language model. */
export function LaraSettings({
  lara: { remember, keep, model, modelNumbers },
  change,
}: {
  lara: Preferences['lara']
  change: (change: PreferencesChange) => void
}) {
  const host = useQuery(companion).data?.model
  const [shorter, setShorter] = useState<Keep>()

  const choose = (chosen: Keep) => {
    if (DAYS[chosen] < DAYS[keep]) setShorter(chosen)
    else change({ lara: { keep: chosen } })
  }

  return (
    <Card title="Lara">
      <div className={styles.form}>
        <Switch
          label={t`Remember what we spoke of`}
          hint={t`Lara may take up the topic of your last conversation when a new one begins. She never learns from what you write.`}
          checked={remember}
          onChange={(isOn) => change({ lara: { remember: isOn } })}
        />
        <RadioCards
          legend={t`Keep conversations for`}
          hint={t`Each message is kept from the day it was written. You can delete a conversation yourself at any time.`}
          columns={3}
          value={keep}
          onChange={choose}
          options={KEEP_CHOICES}
        />
        {host && (
          <div className={styles.part}>
            <Switch
              label={t`Let a language model help with the wording`}
              hint={t`Whoever runs this Emberwell has set up ${host.name}, at ${host.place}. If you turn this on, your message, up to 12 messages of the conversation and your language are sent there to word an answer. Your name, your address, your partner and what you wrote in your notes are never sent. Messages about danger never go there.`}
              checked={model}
              onChange={(isOn) => change({ lara: { model: isOn, ...(!isOn && { modelNumbers: false }) } })}
            />
            {model && (
              <Switch
                label={t`Send numbers from my notes, too`}
                hint={t`A summary of 14 days in numbers, such as hours of sleep and how many hot flashes. No words of yours.`}
                checked={modelNumbers}
                onChange={(isOn) => change({ lara: { modelNumbers: isOn } })}
              />
            )}
          </div>
        )}
      </div>
      {shorter && (
        <Shorter
          keep={shorter}
          onClose={() => setShorter(undefined)}
          onKeep={() => {
            change({ lara: { keep: shorter } })
            setShorter(undefined)
          }}
        />
      )}
    </Card>
  )
}
