import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useClock } from '../../../kit/web/use-clock.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Group } from '../../../kit/web/ui/Group.tsx'
import { plural, t } from '../../../kit/words.ts'
import { matchingZones, toZone, type Zone } from '../rules/zone-search.ts'
import { clockIn, deviceZone, knownZones } from './time-zones.ts'
import styles from './TimeZoneField.module.css'

const MAX_RESULTS = 8

function resultWords(count: number): string {
  if (count === 0) return t`Nothing found. Try a large city near you.`
  if (count === MAX_RESULTS) return t`The first ${MAX_RESULTS} are shown.`
  return plural(count, t`1 found.`, t`${count} found.`)
}

function Search({ now, onChoose, onLeave }: { now: number; onChoose: (zone: string) => void; onLeave: () => void }) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const zones = matchingZones(knownZones(), query, MAX_RESULTS)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Enter') return
    // Enter selects the first result and must not submit the surrounding form.
    event.preventDefault()
    const [first] = zones
    if (first) onChoose(first.name)
  }
  return (
    <div className={styles['search']}>
      <Field
        ref={input}
        type="search"
        label={t`Search for a city`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles['found']}>
        {query.trim() !== '' && resultWords(zones.length)}
      </p>
      <ul className={styles['zones']}>
        {zones.map((zone) => (
          <li key={zone.name}>
            <button type="button" className={styles['zone']} onClick={() => onChoose(zone.name)}>
              <span>{zone.label}</span>
              <small>{clockIn(zone.name, new Date(now))}</small>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles['button']} onClick={onLeave}>
        {t`Keep as it is`}
      </Button>
    </div>
  )
}

function labelOf(zone: string): string {
  const known: Zone | undefined = knownZones().find(({ name }) => name === zone)
  return (known ?? toZone(zone)).label
}

/** Her time zone, with a search by city or zone name. */
export function TimeZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const now = useClock()
  const clock = clockIn(value, new Date(now))
  const here = deviceZone()
  const leave = () => {
    setIsOpen(false)
    // Returns the focus to the opener after the search has closed.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  const choose = (zone: string) => {
    onChange(zone)
    leave()
  }
  return (
    <Group legend={t`Time zone`} hint={t`It sets when your day begins.`}>
      <p className={styles['current']}>
        <strong>{labelOf(value)}</strong>
        <span>{clock === undefined ? t`The time is different there.` : t`It is ${clock} there.`}</span>
      </p>
      {isOpen ? (
        <Search now={now} onChoose={choose} onLeave={leave} />
      ) : (
        <div ref={opener} className={styles['ways']}>
          <Button variant="outline" className={styles['button']} onClick={() => setIsOpen(true)}>
            {t`Change time zone`}
          </Button>
          {here !== value && (
            <Button variant="quiet" className={styles['button']} onClick={() => onChange(here)}>
              {t`Use this device’s: ${labelOf(here)}`}
            </Button>
          )}
        </div>
      )}
    </Group>
  )
}
