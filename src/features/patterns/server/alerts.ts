import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { toPatternsPage } from '../rules/patterns-page.ts'
import { findPatternsState } from './look-store.ts'
import { findLastLook } from './store.ts'

/**
 * Makes the look that is due. `isNew`: it was made now and has something to say, which she has therefore not seen;
 * `next`: the date of the next one. `now` in ms.
 */
export async function patternAlert(hers: HerVault, user: Person, now: number): Promise<{ isNew: boolean; next: LocalDate | undefined }> {
  const before = await findLastLook(hers, user)
  const [state, choices] = await Promise.all([findPatternsState(hers, user, now), findChoices(hers, user)])
  const { news, next_look: next } = toPatternsPage(state, choices, true)
  return { isNew: state.last?.look !== before?.look && news?.is_soon === false, next: next?.day }
}
