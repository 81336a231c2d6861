import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { t } from '../../../kit/words.ts'
import { OWN_NAME_MAX } from '../contract.ts'
import { addedOwn, withRemoval } from '../rules/own-items.ts'
import type { OwnItem } from '../rules/tracking.ts'
import styles from './Tracking.module.css'

/** A random key for a custom item, so that it is never reused. */
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return `own_${Array.from(random, (byte) => (byte % 36).toString(36)).join('')}`
}

const countActive = (own: readonly OwnItem[]) => own.filter(({ removed }) => !removed).length

type AddOwnProps = {
  label: string
  /** Text of the field at first, and each time this changes; default none. */
  start?: string
  own: readonly OwnItem[]
  max: number
  /** Names of the predefined ones. */
  ready: readonly string[]
  onAdded: (own: OwnItem[], key: string) => void
}

/** Field that adds an item in her own words. A name that was removed before continues that item. */
export function AddOwn({ label, start = '', own, max, ready, onAdded }: AddOwnProps) {
  const [typed, setTyped] = useState({ start, name: start, isKnown: false })
  const [last, setLast] = useState<string>()
  const { name, isKnown } = typed.start === start ? typed : { name: start, isKnown: false }
  const isFull = countActive(own) >= max
  const add = () => {
    if (!name.trim() || isFull) return
    const added = addedOwn(own, name, newKey(), ready)
    setTyped({ start, name: added ? '' : name, isKnown: !added })
    if (!added) return
    onAdded(added.own, added.key)
    setLast(name.trim())
  }
  return (
    <div className={styles.own}>
      <Field
        label={label}
        maxLength={OWN_NAME_MAX}
        value={name}
        disabled={isFull}
        hint={isFull ? t`You have ${max} of your own. Remove one to add another.` : last && t`“${last}” is added.`}
        error={isKnown ? t`That is in the list already.` : undefined}
        onChange={(event) => setTyped({ start, name: event.target.value, isKnown: false })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="outline" disabled={isFull || !name.trim()} onClick={add}>{t`Add`}</Button>
    </div>
  )
}

/** Her own items, each with its name to change and a button to remove it or bring it back. `gone` was just removed. */
export function OwnItems({
  own,
  max,
  onChange,
}: {
  own: readonly OwnItem[]
  max: number
  onChange: (own: OwnItem[], gone?: string) => void
}) {
  const isFull = countActive(own) >= max
  return own.map((item) => (
    <div key={item.key} className={styles.own}>
      {item.removed ? (
        <>
          <p className={styles.lead}>{t`“${item.name}” is removed. Your earlier logs still show it.`}</p>
          <Button variant="quiet" disabled={isFull} onClick={() => onChange(withRemoval(own, item.key, false))}>
            {t`Bring back “${item.name}”`}
          </Button>
        </>
      ) : (
        <>
          <Field
            label={t`Name`}
            maxLength={OWN_NAME_MAX}
            value={item.name}
            hint={t`A new name also shows in your earlier logs.`}
            onChange={(event) => onChange(own.map((one) => (one.key === item.key ? { ...one, name: event.target.value } : one)))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <Button variant="quiet" onClick={() => onChange(withRemoval(own, item.key, true), item.key)}>{t`Remove “${item.name}”`}</Button>
        </>
      )}
    </div>
  ))
}
