import type { ReactNode } from 'react'
import { t } from '../../../kit/words.ts'
import { FLOWS } from '../contract.ts'
import { flowNames } from '../rules/flow-names.ts'
import styles from './Flow.module.css'
import { FlowSign, type FlowSignKind } from './FlowSign.tsx'

const ALL: readonly FlowSignKind[] = [...Object.values(FLOWS), 'Symptoms']

/** What the signs of a calendar mean: all of them, or those of `only`; `children` are more items of the list. */
export function FlowLegend({ only, children }: { only?: ReadonlySet<FlowSignKind> | undefined; children?: ReactNode }) {
  const kinds = only ? ALL.filter((kind) => only.has(kind)) : ALL
  if (kinds.length === 0 && !children) return null
  return (
    <ul className={styles.legend} aria-label={t`What the signs mean`}>
      {kinds.map((kind) => (
        <li key={kind}>
          <FlowSign kind={kind} size={20} />
          {flowNames()[kind]}
        </li>
      ))}
      {children}
    </ul>
  )
}
