import { beforeEach, describe, expect, test } from 'vitest'
import { opened, twoLinked } from '../../../../test/couples.ts'
import { as, house, NOON, setClock, setUpHouse } from '../../../../test/people.ts'
import { tables, type Vault } from '../../../kit/server/vaults.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import type { Counts } from '../rules/counted.ts'
import { type LinkedTwo, linkedOf } from './action-store.ts'
import { findLink } from './link-store.ts'
import { findSums, setSums } from './sum-store.ts'

setUpHouse()

const WEEK = '2026-11-16'
const receptive = (count: number): { 'Practical Help': Counts } => ({ 'Practical Help': { receptive: count, neutral: 0, withdrawn: 0 } })

let couple: Vault<'couple'>
let link: LinkedTwo
let unlink: () => Promise<unknown>
beforeEach(async () => {
  setClock(NOON)
  couple = house().vaults.couple
  const two = await twoLinked()
  const found = linkedOf(await findLink(couple, await opened(two.her)))
  if (!found) throw new Error('they are linked')
  link = found
  unlink = () => as(two.her).call(unlinkPartner)
})

const sum = (count: number) => setSums(couple, link, WEEK, NOON, async () => receptive(count))

describe('the sums of a week', () => {
  test.each([0, 1])(
    'written while another call counted are counted again, so that none of her rows is left out (%i versions before)',
    async (before) => {
      if (before) await sum(1)
      let rows = 2
      let isFirst = true
      const count = async () => {
        const counted = receptive(rows)
        if (isFirst) {
          isFirst = false
          rows = 3
          await sum(rows)
        }
        return counted
      }
      expect(await setSums(couple, link, WEEK, NOON, count)).toBe(true)
      expect((await findSums(couple, link)).get(WEEK)).toEqual(receptive(3))
    },
  )

  test('are not written once the link is over, also when it ends in between', async () => {
    const count = async () => {
      await unlink()
      return receptive(3)
    }
    expect(await setSums(couple, link, WEEK, NOON, count)).toBe(false)
    expect(await sum(3)).toBe(false)
    expect((await findSums(couple, link)).size).toBe(0)
  })

  test('are refused rather than written wrong when others are always quicker', async () => {
    const always = setSums(couple, link, WEEK, NOON, async () => {
      await sum(1)
      return receptive(2)
    })
    await expect(always).rejects.toThrow('too many calls at once')
    expect((await findSums(couple, link)).get(WEEK)).toEqual(receptive(1))
  })

  test('open at their own week and version alone', async () => {
    await sum(3)
    const db = tables<{ reaction_weeks: { user_id: number; week: string; version: number } }>(couple)
    await db.updateTable('reaction_weeks').set({ week: '2026-11-09' }).where('user_id', '=', link.herId).execute()
    await expect(findSums(couple, link)).rejects.toThrow('does not open')
  })
})
