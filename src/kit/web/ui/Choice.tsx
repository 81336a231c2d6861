import { type CSSProperties, type ReactNode, useId } from 'react'
import { t } from '../../words.ts'
import styles from './Choice.module.css'
import { classNames } from './class-names.ts'
import { Group, type GroupWords } from './Group.tsx'

/** One option: its value, label, hint and icon. */
export type Choice<T> = { value: T; label: ReactNode; hint?: ReactNode; icon?: ReactNode }

type RadioCardsProps<T extends string | number> = GroupWords & {
  name?: string | undefined
  value: T | undefined
  onChange: (value: T) => void
  options: readonly Choice<T>[]
  /** Number of columns where there is space. */
  columns?: number | undefined
}

/** Length of the longest word in the labels, in characters. */
function longestWord(options: readonly Choice<string | number>[]): number {
  const words = options.flatMap(({ label }) => (typeof label === 'string' ? label.split(/\s+/) : []))
  return Math.max(0, ...words.map(({ length }) => length))
}

function OptionWords({ icon, label, hint }: Omit<Choice<unknown>, 'value'>) {
  return (
    <>
      {icon}
      <span className={styles.words}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </>
  )
}

/** One of a few options, each a card. */
export function RadioCards<T extends string | number>({ name, value, onChange, options, columns = 1, ...words }: RadioCardsProps<T>) {
  const ownName = useId()
  const isRich = options.some((option) => Boolean(option.icon ?? option.hint))
  return (
    <Group role="radiogroup" {...words}>
      <div
        className={classNames(styles.cards, isRich ? styles.rich : columns > 2 && styles.many)}
        style={{ '--columns': columns, '--letters': longestWord(options) } as CSSProperties}
      >
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, styles.card)}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <OptionWords {...option} />
          </label>
        ))}
      </div>
    </Group>
  )
}

type CheckChipsProps<T extends string | number> = GroupWords & {
  values: readonly T[]
  onChange: (values: T[]) => void
  options: readonly Choice<T>[]
  /** Chips of one width in columns, for long lists. */
  isEven?: boolean
}

/** Any number of options, each a chip; the values keep the order of the options. */
export function CheckChips<T extends string | number>({ values, onChange, options, isEven = false, ...words }: CheckChipsProps<T>) {
  const toggle = (value: T, isOn: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? isOn : values.includes(each))))
  return (
    <Group {...words}>
      <div className={isEven ? styles.even : styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.choice, styles.chip)}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <OptionWords {...option} />
          </label>
        ))}
      </div>
    </Group>
  )
}

type YesNoProps = GroupWords & {
  value: boolean | undefined
  onChange: (value: boolean) => void
}

/** Yes or no; undefined until answered. */
export function YesNo({ value, onChange, ...words }: YesNoProps) {
  return (
    <RadioCards
      {...words}
      columns={2}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
      options={[
        { value: 'yes', label: t`Yes` },
        { value: 'no', label: t`No` },
      ]}
    />
  )
}
