import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addClaimTraces,
  callStep,
  createClaimant,
  fillClaim,
  sendClaim,
} from '../../test-support/fixtures/claim.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { callPersonal, requestProfileCode } from '../../test-support/fixtures/profile-code.ts'
import { uploadFile } from '../../test-support/fixtures/upload.ts'
import { logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let picture: Buffer
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52a2a' } })
  picture = await drawn.jpeg().toBuffer()
})
afterAll(() => api.close())

describe('[claim.calls] a photograph of a claim', () => {
  it('is uploaded by its customer, and read by the customer, and by staff once it is sent', async () => {
    const claimant = await createClaimant(api)
    const uploaded = await uploadFile(claimant, picture)
    const claim = await fillClaim(api, claimant)
    const saved = await callStep(claimant, 'LabelPhotos', claim, {
      labelPhotos: [uploaded.body.id],
    })
    expect(saved.body.claim.labelPhotos).toEqual([uploaded.body])
    const { thumbnailUrl } = uploaded.body
    const staff = await logInAs(api, { groups: [29] })
    const stranger = await logInByCode(api)
    const read = async (call: typeof staff.call) => (await call('GET', thumbnailUrl)).status
    expect([await read(claimant.call), await read(staff.call)]).toEqual([200, 404])
    expect((await callStep(claimant, 'SaveClaim', saved.body.claim)).status).toBe(200)
    expect([await read(claimant.call), await read(staff.call)]).toEqual([200, 200])
    expect(await read(stranger.call)).toBe(404)
    const { rows } = await api.db.execute<{ id: number }>(sql`select o.place_id as id
      from claim c join shop_order o on o.id = c.order_id where c.user_id = ${claimant.userId}`)
    const own = await logInAs(api, { groups: [20], storeId: rows[0]?.id ?? 0 })
    const other = await logInAs(api, { groups: [20], storeId: 3 })
    expect([await read(own.call), await read(other.call)]).toEqual([200, 404])
  })
})

describe('[lk.remove] a removed account', () => {
  it('leaves its sent claims without words and photographs, and no unfinished one', async () => {
    const claimant = await createClaimant(api)
    const { userId } = claimant
    await sendClaim(api, claimant)
    const { rows: orders } = await api.db.execute<{ id: number }>(sql`
      select order_id as id from claim where user_id = ${userId}`)
    await addClaimTraces(api.db, { orderId: orders[0]?.id ?? 0, userId, text: 'Анна' })
    const code = await requestProfileCode(api, claimant.customer, 'removal')
    const removed = await callPersonal(claimant, 'removeAccount', { code })
    expect(removed.status, removed.text).toBe(200)
    const { rows } = await api.db.execute(sql`
      select state, description, waiting_since as waiting,
        (select count(*)::int from claim_photo p where p.claim_id = claim.id) as photos,
        (select count(*)::int from claim_message m where m.claim_id = claim.id) as messages
      from claim where user_id = ${userId}`)
    const kept = { state: 'sent', description: '', waiting: null, photos: 0, messages: 0 }
    expect(rows).toEqual([kept, kept])
  })
})
