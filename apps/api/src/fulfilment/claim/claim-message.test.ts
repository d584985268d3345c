import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim as claimTable } from '../../schema/claim.table.ts'
import { addUploads, createClaimant, sendClaim } from '../../test-support/fixtures/claim.ts'
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

describe('[POST /claim/message/] a sent claim', () => {
  it('[claim.calls] is a conversation with photographs, each message once', async () => {
    const claimant = await createClaimant(api)
    const { guid } = await sendClaim(api, claimant)
    const photos = await addUploads(api.db, claimant.userId, { count: 2 })
    const write = (text: string, key: string, ids: string[] = photos) =>
      claimant.call(
        'POST',
        '/api_vue/claim/message/',
        { claim: guid, text, photos: ids },
        { headers: { 'idempotency-key': key } },
      )
    const both = await Promise.all([
      write('Вот ещё', 'the-first-message'),
      write('Вот ещё', 'the-first-message'),
    ])
    expect(both.some(({ status }) => status === 200)).toBe(true)
    await write('Вот ещё', 'the-first-message')
    const { body } = await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })
    expect(body.claim.messages).toMatchObject([
      { author: 'customer', text: 'Вот ещё', photos: [{ id: photos[0] }, { id: photos[1] }] },
    ])
    expect((await write('И ещё', 'the-second-message')).status).toBe(404)
    const many = await addUploads(api.db, claimant.userId, { count: 15 })
    expect((await write('Много', 'the-third-message', many)).body.code).toBe('photos_too_many')
    const after = await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })
    expect(after.body.claim.messages).toHaveLength(1)
  })

  it('takes no message before it is sent, and none 30 days after the decision', async () => {
    const claimant = await createClaimant(api)
    const write = (claim: string, call = claimant.call) =>
      call('POST', '/api_vue/claim/message/', { claim, text: 'Когда?', photos: [] })
    const draft = (await claimant.begin()).body.claim
    expect((await write(draft.guid)).body.code).toBe('claim_unsent')
    const { guid } = await sendClaim(api, claimant)
    expect((await write(guid, stranger.call)).status).toBe(404)
    const decide = (days: number) =>
      api.db
        .update(claimTable)
        .set({ state: 'declined', decidedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(claimTable.guid, guid))
    await decide(29)
    const open = await write(guid)
    expect([open.status, open.body.claim.state]).toEqual([200, 'declined'])
    await decide(31)
    expect((await write(guid)).body.code).toBe('claim_closed')
  })
})
