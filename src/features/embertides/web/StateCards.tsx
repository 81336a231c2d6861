import { t } from '../../../kit/words.ts'
import { TIDE_STATES, type TideState, type TideValues } from '../contract.ts'
import { STATE_NAMES } from './state-names.ts'
import { StateArt } from './StateArt.tsx'
import styles from './StateCards.module.css'

type StateCardsProps = { values: TideValues; chosen: TideState; onChoose: (state: TideState) => void }

/** Three cards with the values; the selected one is set by touching the picture. */
export function StateCards({ values, chosen, onChoose }: StateCardsProps) {
  return (
    <div className={styles.cards} role="radiogroup" aria-label={t`What a touch sets`}>
      {TIDE_STATES.map((state) => (
        <label key={state} className={styles.card}>
          <input type="radio" name="tide-state" value={state} checked={state === chosen} onChange={() => onChoose(state)} />
          <StateArt state={state} />
          <span>{STATE_NAMES[state]}</span>
          <b>{values[state]}</b>
        </label>
      ))}
    </div>
  )
}
