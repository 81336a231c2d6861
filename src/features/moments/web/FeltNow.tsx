import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { countOn } from '../rules/day-moments.ts'
import styles from './Moments.module.css'
import { FELT } from './felt.ts'
import { Strength } from './Strength.tsx'
import { useDayMoments } from './use-day-moments.ts'
import { useMoments } from './use-moments.ts'

/** `isAll`: whether `count` includes the moments on the server. */
type NowButtonProps = { kind: keyof typeof FELT; count: number | undefined; isAll: boolean; onTap: () => void }

function countWords(count: number | undefined, isAll: boolean): string {
  if (count === undefined || (count === 0 && !isAll)) return '\u00a0'
  if (!isAll) return t`${count} noted on this device`
  return count === 0 ? t`None tapped` : t`${count} today`
}

function NowButton({ kind, count, isAll, onTap }: NowButtonProps) {
  const { now, icon: Icon } = FELT[kind]
  return (
    <button type="button" className={styles.button} onClick={onTap}>
      <Icon aria-hidden="true" />
      <span>
        <strong>{now}</strong>
        <span className={styles.count}>{countWords(count, isAll)}</span>
      </span>
    </button>
  )
}

type FeltNowProps = {
  today: LocalDate
  timezone: string
  /** Whether it is night in the account's time zone; then night sweats are offered too. */
  isNight: boolean
}

/** Buttons "Hot flash now" and, at night, "Night sweat now", each with a choice of strength afterwards. */
export function FeltNow({ today, timezone, isNight }: FeltNowProps) {
  const { felt, record, grade } = useMoments(timezone)
  const { moments, isAll, isKnown } = useDayMoments(today)
  const kinds = isNight ? (['hot_flash', 'night_sweat'] as const) : (['hot_flash'] as const)
  return (
    <>
      {kinds.map((kind) => (
        <NowButton
          key={kind}
          kind={kind}
          count={isKnown ? countOn(today, kind, moments) : undefined}
          isAll={isAll}
          onTap={() => record(kind)}
        />
      ))}
      {felt && <Strength key={felt.at} kind={felt.kind} value={felt.value} onChange={grade} className={styles.wide} />}
    </>
  )
}
