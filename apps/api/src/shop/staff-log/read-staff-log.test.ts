import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'
import { sweepStaffLog } from './sweep-staff-log.ts'

let api: TestApi
let seller: Visitor
let admin: Visitor
beforeAll(async () => {
  api = await startTestApi()
  seller = await logInAs(api, { groups: [20], storeId: 1 })
  admin = await logInAs(api, { groups: [1] })
  for (const staff of [seller, admin])
    for (let index = 1; index <= 60; index += 1)
      await api.db.execute(sql`insert into staff_log
          (staff_id, call, table_name, row_key, action, before, after, created_at)
        values (${staff.userId}, 'POST /x/', ${index % 2 ? 'shop_order' : 'claim'}, ${String(index)},
          'update', '{"state":"new"}', '{"state":"confirmed"}',
          now() - make_interval(days => ${60 - index}))`)
})
afterAll(() => api.close())

const read = async (call: Call, input: object = {}) => {
  const answer = await call('POST', '/api_vue/retail/log/', input)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

describe('[POST /retail/log/] the log', () => {
  it('shows a seller the own changes alone, whoever is asked for', async () => {
    const { entries, people } = await read(seller.call, { staffId: admin.userId })
    expect(new Set(entries.map(({ staff }: { staff: { id: number } }) => staff.id))).toEqual(
      new Set([seller.userId]),
    )
    expect(people).toEqual([])
  })

  it('shows administrators everything, read on to the end without a gap', async () => {
    const seen: number[] = []
    let after: number | undefined
    do {
      const { entries, next } = await read(admin.call, { after })
      seen.push(...entries.map(({ id }: { id: number }) => id))
      after = next ?? undefined
    } while (after)
    expect(seen).toHaveLength(120)
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one))
    const { people, subjects } = await read(admin.call)
    expect(people.map(({ id }: { id: number }) => id).sort()).toEqual(
      [seller.userId, admin.userId].sort(),
    )
    expect(subjects).toContain('shop_order')
  })

  it('is filtered by person, subject, row and days', async () => {
    const ofSeller = await read(admin.call, { staffId: seller.userId, subject: 'claim', key: '60' })
    expect(ofSeller.entries).toMatchObject([
      { key: '60', before: { state: 'new' }, after: { state: 'confirmed' }, action: 'update' },
    ])
    const day = dayAfter(-10)
    const { entries } = await read(seller.call, { from: day, to: day })
    expect(entries).toHaveLength(1)
  })

  it('forgets what is older than three years', async () => {
    await api.db.execute(sql`insert into staff_log
        (staff_id, call, table_name, row_key, action, created_at)
      values (${admin.userId}, 'POST /old/', 'claim', '1', 'update', now() - interval '37 months'),
        (${admin.userId}, 'POST /young/', 'claim', '1', 'update', now() - interval '35 months')`)
    await sweepStaffLog(api.services)
    const { rows } = await api.db.execute(
      sql`select call from staff_log where call in ('POST /old/', 'POST /young/')`,
    )
    expect(rows).toEqual([{ call: 'POST /young/' }])
  })
})
