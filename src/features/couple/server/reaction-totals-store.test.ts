import { beforeEach, describe, expect, test } from 'vitest'
import { opened, twoLinked } from '../../../../test/couples.ts'
import { as, testServer, NOON, setClock, setUpServer } from '../../../../test/server.ts'
import { type CoupleVault, tables } from '../../../kit/server/vaults.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import type { Counts } from '../rules/reaction-counts.ts'
import { type AcceptedLink, findLink, toAcceptedLink } from './link-store.ts'
import { findTotals, setTotals } from './reaction-totals-store.ts'

setUpServer()

const WEEK = '2026-11-16'
const receptive = (count: number): { 'Practical Help': Counts } => ({ 'Practical Help': { receptive: count, neutral: 0, withdrawn: 0 } })

let couple: CoupleVault
let link: AcceptedLink
let unlink: () => Promise<unknown>
beforeEach(async () => {
  setClock(NOON)
  couple = testServer().vaults.couple
  const two = await twoLinked()
  const found = toAcceptedLink(await findLink(couple, await opened(two.her)))
  if (!found) throw new Error('no link')
  link = found
  unlink = () => as(two.her).call(unlinkPartner)
})

const setTo = (count: number) => setTotals(couple, link, WEEK, NOON, async () => receptive(count))

describe('the totals of a week', () => {
  test.each([0, 1])(
    'are counted again if another call has written meanwhile, so that all her rows are included (%i versions before)',
    async (before) => {
      if (before) await setTo(1)
      let rows = 2
      let isFirst = true
      const count = async () => {
        const counted = receptive(rows)
        if (isFirst) {
          isFirst = false
          rows = 3
          await setTo(rows)
        }
        return counted
      }
      expect(await setTotals(couple, link, WEEK, NOON, count)).toBe(true)
      expect((await findTotals(couple, link)).get(WEEK)).toEqual(receptive(3))
    },
  )

  test('are not written once the link has ended, also if it ends during the call', async () => {
    const count = async () => {
      await unlink()
      return receptive(3)
    }
    expect(await setTotals(couple, link, WEEK, NOON, count)).toBe(false)
    expect(await setTo(3)).toBe(false)
    expect((await findTotals(couple, link)).size).toBe(0)
  })

  test('are not written at all if other calls always write first', async () => {
    const always = setTotals(couple, link, WEEK, NOON, async () => {
      await setTo(1)
      return receptive(2)
    })
    await expect(always).rejects.toThrow('too many concurrent calls')
    expect((await findTotals(couple, link)).get(WEEK)).toEqual(receptive(1))
  })

  test('can be decrypted at their own week and version only', async () => {
    await setTo(3)
    const db = tables<{ reaction_weeks: { user_id: number; week: string; version: number } }>(couple)
    await db.updateTable('reaction_weeks').set({ week: '2026-11-09' }).where('user_id', '=', link.herId).execute()
    expect(await findTotals(couple, link)).toEqual(new Map())
  })
})
