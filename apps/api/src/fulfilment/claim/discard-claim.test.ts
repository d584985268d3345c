import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  callStep,
  createClaimant,
  fillClaim,
  sendClaim,
} from '../../test-support/fixtures/claim.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let stranger: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  stranger = await logInByCode(api)
})
afterAll(() => api.close())

describe('[POST /claim/discard/] an unfinished claim', () => {
  const discard = (call: Visitor['call'], claim: string) =>
    call('POST', '/api_vue/claim/discard/', { claim })

  it('[claim.steps] is discarded by its customer, and its photographs are free again', async () => {
    const claimant = await createClaimant(api)
    const { guid, labelPhotos } = await fillClaim(api, claimant)
    expect((await discard(stranger.call, guid)).status).toBe(404)
    const both = await Promise.all([discard(claimant.call, guid), discard(claimant.call, guid)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })).status).toBe(404)
    const listed = await claimant.call('POST', '/api_vue/claim/list/', {})
    expect(listed.body).toMatchObject({ claims: [], orders: [{ draft: null }] })
    const uploads = await claimant.call('POST', '/api_vue/uploads/', {
      action: 'getUploads',
      purpose: 'claim',
    })
    const free = uploads.body.finished.map(({ id }: { id: string }) => id)
    expect(free).toHaveLength(4)
    expect(free).toContain(labelPhotos[0].id)
    // The order can be claimed anew, with the same photographs.
    const next = (await claimant.begin()).body.claim
    expect(next.guid).not.toBe(guid)
    const saved = await callStep(claimant, 'LabelPhotos', next, { labelPhotos: free.slice(0, 1) })
    expect(saved.status, saved.text).toBe(200)
  })

  it('that was sent meanwhile stays', async () => {
    const claimant = await createClaimant(api)
    const { guid } = await sendClaim(api, claimant)
    const { status, body } = await discard(claimant.call, guid)
    expect([status, body.code]).toEqual([409, 'claim_sent'])
    expect((await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })).status).toBe(200)
  })
})
