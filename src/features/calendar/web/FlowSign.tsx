import type { FlowDescription } from '../contract.ts'
import styles from './Flow.module.css'

/** What an icon represents: a flow, or symptoms without one. */
export type FlowSignKind = FlowDescription | 'Symptoms'

const DROP = 'M12 2C12 2 4.5 10.4 4.5 15a7.5 7.5 0 0 0 15 0C19.5 10.4 12 2 12 2z'

/** Fill level of the drop, in quarters. */
const FILLS: Partial<Record<FlowSignKind, string>> = {
  'Light spotting': 'M4.89 17.38A7.5 7.5 0 0 0 19.11 17.38z',
  'Light flow': 'M5.13 12.25C4.74 13.24 4.5 14.18 4.5 15a7.5 7.5 0 0 0 15 0c0-.82-.24-1.76-.63-2.75z',
  'Moderate flow': 'M8.01 7.12C6.22 9.73 4.5 12.8 4.5 15a7.5 7.5 0 0 0 15 0c0-2.2-1.72-5.27-3.51-7.88z',
  'Heavy flow': DROP,
}

/**
 * Icon of a day's entry: a filled drop, a square for other, a ring for no bleeding, lines for symptoms only. Hidden
 * from screen readers; there is text beside it.
 */
export function FlowSign({ kind, size = 22 }: { kind: FlowSignKind; size?: number | undefined }) {
  const fill = FILLS[kind]
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={styles.flow} data-kind={kind} aria-hidden="true">
      {fill && <path d={fill} className={styles.fill} />}
      {fill && <path d={DROP} />}
      {kind === 'Other' && <rect x="4.5" y="4.5" width="15" height="15" rx="2" className={styles.fill} />}
      {kind === 'Other' && <rect x="4.5" y="4.5" width="15" height="15" rx="2" />}
      {kind === 'No bleeding' && <path d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM8.5 12.2l2.4 2.4 4.6-5" />}
      {kind === 'Symptoms' && <path d="M5 7h14M5 12h14M5 17h8" />}
    </svg>
  )
}
