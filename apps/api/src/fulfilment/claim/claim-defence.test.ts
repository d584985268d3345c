import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addUploads,
  callStep,
  createClaimant,
  fillClaim,
  sendClaim,
} from '../../test-support/fixtures/claim.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { makePicture, uploadFile } from '../../test-support/fixtures/upload.ts'
import { logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const FORMS_PER_HOUR = 3

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    fill: addGoods,
    env: { FORMS_PER_HOUR_ADDRESS: String(FORMS_PER_HOUR) },
  })
})
afterAll(() => api.close())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

describe('[call.form-limits] staff read every claim', () => {
  it('[POST /claim/steps/#SaveClaim] so that one address sends a few of them an hour', async () => {
    const claimant = await createClaimant(api)
    const statuses = []
    for (let nth = 0; nth <= FORMS_PER_HOUR; nth++) {
      const { guid, version } = await fillClaim(api, claimant)
      const step = { queryType: 'set', queryAction: 'SaveClaim', claim: guid, version }
      const answer = await claimant.call(
        'POST',
        '/api_vue/claim/steps/',
        step,
        from('203.0.113.40'),
      )
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('[POST /claim/message/] and every message about one', async () => {
    const claimant = await createClaimant(api)
    const { guid: claim } = await sendClaim(api, claimant)
    const statuses = []
    for (let nth = 0; nth <= FORMS_PER_HOUR; nth++) {
      const message = { claim, text: `Сообщение ${nth}`, photos: [] }
      const options = from('203.0.113.41')
      statuses.push(
        (await claimant.call('POST', '/api_vue/claim/message/', message, options)).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('[role.retail] a photograph', () => {
  it('of a sent claim is read by the staff who see its order, and by no other store', async () => {
    const claimant = await createClaimant(api)
    const picture = await makePicture().jpeg().toBuffer()
    const loose = (await uploadFile(claimant, picture)).body
    const drafted = (await uploadFile(claimant, picture)).body
    const claim = await fillClaim(api, claimant)
    const changed = await callStep(claimant, 'LabelPhotos', claim, { labelPhotos: [drafted.id] })
    const callCentre = await logInAs(api, { groups: [29] })
    const own = await logInAs(api, { groups: [20], storeId: 1 })
    const other = await logInAs(api, { groups: [20], storeId: 2 })
    const without = await logInAs(api, { groups: [20] })
    const read = (id: string) =>
      Promise.all(
        [callCentre, own, other, without, claimant].map(
          async ({ call }) => (await call('GET', `/uploads/${id}/file`)).status,
        ),
      )
    expect(await read(loose.id)).toEqual([404, 404, 404, 404, 200])
    expect(await read(drafted.id)).toEqual([404, 404, 404, 404, 200])
    await callStep(claimant, 'SaveClaim', changed.body.claim)
    expect(await read(drafted.id)).toEqual([200, 200, 404, 404, 200])
  })
})

describe('[claim.steps] a claim', () => {
  it('[POST /claim/appeal/] is not begun while another account has one about the order', async () => {
    const claimant = await createClaimant(api)
    const former = await logInByCode(api)
    await api.db.execute(sql`insert into claim (order_id, user_id)
      select o.id, ${former.userId} from shop_order o where o.guid = ${claimant.orderGuid}`)
    const answer = await claimant.begin()
    expect([answer.status, answer.body.code]).toEqual([409, 'claim_refused'])
  })

  it('keeps its photographs where the step that would replace them is refused', async () => {
    const claimant = await createClaimant(api)
    const claim = await fillClaim(api, claimant)
    const [mine] = await addUploads(api.db, claimant.userId)
    const labelPhotos = [mine, crypto.randomUUID()]
    expect((await callStep(claimant, 'LabelPhotos', claim, { labelPhotos })).status).toBe(404)
    const kept = await claimant.call('POST', '/api_vue/claim/get/', { claim: claim.guid })
    expect(kept.body.claim).toEqual(claim)
    const { rows } = await api.db.execute(sql`select attached_at from upload where id = ${mine}`)
    expect(rows).toEqual([{ attached_at: null }])
  })
})
