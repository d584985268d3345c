import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClaimant, sendClaim } from '../../test-support/fixtures/claim.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

it('[claim.calls] [lk.closed] a claim about a closed order is accepted by a return; without one its goods stay', async () => {
  const claimant = await createClaimant(api)
  const { orderGuid, customer } = claimant
  const { guid: claim, version } = await sendClaim(api, claimant)
  const close = { action: 'closeOrder', orderGuid, reason: 'received', outcome: 'close' }
  const closed = await customer.call('POST', '/api_vue/personal/', close)
  expect(closed.status, closed.text).toBe(200)
  const seen = await staff.call('POST', '/api_vue/retail/claim/', { claim })
  expect(seen.body.claim).toMatchObject({ canReturn: true })
  const [line] = seen.body.claim.lines
  const lines = [{ lineId: line.id, quantity: 1, isSound: false }]
  const taken = { orderGuid, lines, reason: 'quality' }
  const plain = await staff.call('POST', '/api_vue/retail/order/return/', taken)
  expect([plain.status, plain.body.code]).toEqual([409, 'return_refused'])
  const decision = { claim, version, decision: 'accepted', outcome: 'return', lines }
  const accepted = await staff.call('POST', '/api_vue/retail/claimDecision/', decision)
  expect(accepted.body.claim, accepted.text).toMatchObject({ state: 'accepted', outcome: 'return' })
  const { rows } = await api.db.execute(sql`
    select o.state, r.sum from order_return r join shop_order o on o.id = r.order_id
    where o.guid = ${orderGuid}`)
  expect(rows).toMatchObject([{ state: 'closed', sum: expect.any(Number) }])
})
