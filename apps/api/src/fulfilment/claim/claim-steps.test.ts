import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim as claimTable } from '../../schema/claim.table.ts'
import { orderLine, shopOrder } from '../../schema/order.table.ts'
import { offer } from '../../schema/product.table.ts'
import { upload } from '../../schema/upload.table.ts'
import {
  addUploads,
  type Claimant,
  callStep,
  createClaimant,
  fillClaim,
} from '../../test-support/fixtures/claim.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let stranger: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(offer).set({
    boxes: [
      { widthCm: 100, depthCm: 60, heightCm: 20, weightKg: 30 },
      { widthCm: 90, depthCm: 50, heightCm: 15, weightKg: 25.5 },
    ],
  })
  stranger = await logInByCode(api)
})
afterAll(() => api.close())

async function begin(claimant: Claimant) {
  return (await claimant.begin()).body.claim
}

async function step(claimant: Claimant, action: string, fields: object = {}) {
  const claim = await begin(claimant)
  return callStep(claimant, action, claim, fields)
}

const isAttached = async (id: string) => {
  const [row] = await api.db.select().from(upload).where(eq(upload.id, id))
  return row?.attachedAt !== null
}

describe('[claim.steps] each step of a claim is saved by itself', () => {
  it('[POST /claim/steps/#Offer] the goods, of the order alone; others clear the package number', async () => {
    const claimant = await createClaimant(api)
    const [order] = await api.db
      .select()
      .from(shopOrder)
      .where(eq(shopOrder.guid, claimant.orderGuid))
    const line = { name: 'Ещё', article: 'B', quantity: 2, price: 0, oldPrice: 0, sum: 0 }
    await api.db
      .insert(orderLine)
      .values({ ...line, orderId: order?.id ?? 0, offerId: goods.lastChair })
    const { body } = await claimant.call('POST', '/api_vue/claim/getOrder/', {
      orderId: claimant.orderId,
    })
    const [sofa, chair] = body.lines
    const chosen = await step(claimant, 'Offer', { offerGuid: sofa.offerGuid })
    expect(chosen.body.claim).toMatchObject({
      offerGuid: sofa.offerGuid,
      quantity: 1,
      offer: { name: 'Диван «Полдень»', finish: 'лён' },
      step: 'Description',
      version: 2,
    })
    await step(claimant, 'NumberPackage', { numberPackage: '2' })
    const same = await step(claimant, 'Offer', { offerGuid: sofa.offerGuid })
    expect(same.body.claim.numberPackage).toBe('2')
    const other = await step(claimant, 'Offer', { offerGuid: chair.offerGuid, quantity: 2 })
    expect(other.body.claim).toMatchObject({ numberPackage: '', quantity: 2 })
    for (const quantity of [3, 0.5]) {
      const wrong = await step(claimant, 'Offer', { offerGuid: chair.offerGuid, quantity })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['quantity']])
    }
    const [foreign] = await api.db.select().from(offer).where(eq(offer.id, goods.carpetByMetre))
    expect((await step(claimant, 'Offer', { offerGuid: foreign?.guid })).status).toBe(404)
  })

  it('[POST /claim/steps/#Description] the description, of at most 2000 characters', async () => {
    const claimant = await createClaimant(api)
    const long = 'я'.repeat(2_000)
    const saved = await step(claimant, 'Description', { description: `  ${long} ` })
    expect(saved.body.claim.description).toBe(long)
    const tooLong = await step(claimant, 'Description', { description: `${long}я` })
    expect([tooLong.status, Object.keys(tooLong.body.fields)]).toEqual([400, ['description']])
  })

  it('[POST /claim/steps/#NumberPackage] the package, one of the assembly sheet of the goods', async () => {
    const claimant = await createClaimant(api)
    const early = await step(claimant, 'NumberPackage', { numberPackage: '1' })
    expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ['numberPackage']])
    await step(claimant, 'Offer', { offerGuid: claimant.line.offerGuid })
    const saved = await step(claimant, 'NumberPackage', { numberPackage: '2' })
    expect(saved.body.claim).toMatchObject({ numberPackage: '2', step: 'Description' })
    expect((await step(claimant, 'NumberPackage', { numberPackage: '3' })).status).toBe(400)
  })

  /** Photographs of a step stay in their order; those taken off belong to nothing again. */
  async function keepsPhotos(action: string, field: string): Promise<void> {
    const claimant = await createClaimant(api)
    const [first = '', second = '', third = ''] = await addUploads(api.db, claimant.userId, {
      count: 3,
    })
    await step(claimant, action, { [field]: [first, second] })
    const saved = await step(claimant, action, { [field]: [third, second] })
    expect(saved.body.claim[field]).toMatchObject([
      { id: third, thumbnailUrl: `/uploads/${third}/thumbnail` },
      { id: second },
    ])
    expect(await Promise.all([first, second, third].map(isAttached))).toEqual([false, true, true])
    const emptied = await step(claimant, action, { [field]: [] })
    expect(emptied.body.claim[field]).toEqual([])
  }

  it('[POST /claim/steps/#LabelPhotos] photographs of the label', () =>
    keepsPhotos('LabelPhotos', 'labelPhotos'))

  it('[POST /claim/steps/#DefectPhotos] photographs of the defect', () =>
    keepsPhotos('DefectPhotos', 'defectPhotos'))

  it('[POST /claim/steps/#PackagePhotos] photographs of the package', () =>
    keepsPhotos('PackagePhotos', 'packagePhotos'))

  it('[POST /claim/steps/#AdditionalPhotos] additional photographs', () =>
    keepsPhotos('AdditionalPhotos', 'additionalPhotos'))

  it('[POST /claim/steps/#SaveClaim] sending names the steps that are missing, and then sends once', async () => {
    const claimant = await createClaimant(api)
    const missing = await step(claimant, 'SaveClaim')
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([
      400,
      ['Offer', 'Description', 'NumberPackage', 'LabelPhotos', 'DefectPhotos', 'PackagePhotos'],
    ])
    const whole = await fillClaim(api, claimant)
    expect(whole.step).toBe('SaveClaim')
    const short = await callStep(claimant, 'Description', whole, { description: 'Скол' })
    const refused = await callStep(claimant, 'SaveClaim', short.body.claim)
    expect(Object.keys(refused.body.fields)).toEqual(['Description'])
    const mended = await callStep(claimant, 'Description', short.body.claim, {
      description: 'Скол на углу',
    })
    const sent = await callStep(claimant, 'SaveClaim', mended.body.claim)
    expect(sent.body.claim).toMatchObject({ state: 'sent', canReply: true })
    expect(sent.body.claim.sentAt).not.toBeNull()
    const again = await callStep(claimant, 'Description', sent.body.claim, { description: '' })
    expect([again.status, again.body.code, again.body.claim.state]).toEqual([
      409,
      'claim_sent',
      'sent',
    ])
  })

  it('goods that were returned meanwhile are not claimed', async () => {
    const claimant = await createClaimant(api)
    const whole = await fillClaim(api, claimant)
    await api.db
      .update(orderLine)
      .set({ quantity: 0, sum: 0 })
      .where(eq(orderLine.id, claimant.line.lineId))
    const refused = await callStep(claimant, 'SaveClaim', whole)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['Offer']])
  })

  it('goes on after a reload and in another browser, at the step that is not done', async () => {
    const claimant = await createClaimant(api)
    const begun = await begin(claimant)
    expect(begun).toMatchObject({ step: 'Offer', state: 'draft', userId: claimant.userId })
    await step(claimant, 'Offer', { offerGuid: claimant.line.offerGuid })
    await step(claimant, 'Description', { description: 'Скол на углу' })
    const read = await claimant.call('POST', '/api_vue/claim/get/', { claim: begun.guid })
    expect(read.body.claim).toMatchObject({
      guid: begun.guid,
      step: 'NumberPackage',
      description: 'Скол на углу',
      version: 3,
    })
  })
})

describe('[claim.steps] two devices do not undo each other', () => {
  it('a step from an older version is refused with the claim as it is now', async () => {
    const claimant = await createClaimant(api)
    const seen = await begin(claimant)
    const both = await Promise.all(
      ['Скол на углу', 'Царапина сбоку'].map((description) =>
        callStep(claimant, 'Description', seen, { description }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [saved] = both.filter(({ status }) => status === 200)
    const [refused] = both.filter(({ status }) => status === 409)
    expect(refused?.body.code).toBe('claim_changed')
    expect(refused?.body.claim).toEqual(saved?.body.claim)
  })

  it('of two tabs that send a claim one sends it, and staff get it once', async () => {
    const claimant = await createClaimant(api)
    const whole = await fillClaim(api, claimant)
    const both = await Promise.all([1, 2].map(() => callStep(claimant, 'SaveClaim', whole)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('claim_sent')
    const staff = await logInAs(api, { groups: [29] })
    const desk = await staff.call('POST', '/api_vue/retail/claims/', { search: claimant.orderId })
    expect(desk.body).toMatchObject({ total: 1, claims: [{ guid: whole.guid, state: 'sent' }] })
  })
})

describe('[claim.steps] [upload.limits] the files of a claim', () => {
  it('are 20 at most, of all steps together', async () => {
    const claimant = await createClaimant(api)
    const ids = await addUploads(api.db, claimant.userId, { count: 21 })
    await step(claimant, 'LabelPhotos', { labelPhotos: ids.slice(0, 1) })
    const full = await step(claimant, 'DefectPhotos', { defectPhotos: ids.slice(1, 20) })
    expect(full.status).toBe(200)
    const refused = await step(claimant, 'PackagePhotos', { packagePhotos: ids.slice(20) })
    expect([refused.status, refused.body.code]).toEqual([409, 'photos_too_many'])
    expect(refused.body.detail).toBe('К обращению можно приложить не больше 20 файлов.')
    expect(await isAttached(ids[20] ?? '')).toBe(false)
  })

  it('are 1 GB at most, of all steps together', async () => {
    const claimant = await createClaimant(api)
    const ids = await addUploads(api.db, claimant.userId, { count: 4, bytes: 268_435_456 })
    const [more = ''] = await addUploads(api.db, claimant.userId, { bytes: 1 })
    const atOnce = await step(claimant, 'LabelPhotos', { labelPhotos: [...ids, more] })
    expect(atOnce.body.code).toBe('photos_too_large')
    const whole = await step(claimant, 'LabelPhotos', { labelPhotos: ids })
    expect(whole.status, whole.text).toBe(200)
    const refused = await step(claimant, 'DefectPhotos', { defectPhotos: [more] })
    expect([refused.status, refused.body.code]).toEqual([409, 'photos_too_large'])
    expect(await isAttached(more)).toBe(false)
  })

  it('are the customer’s own, and each of one claim alone', async () => {
    const claimant = await createClaimant(api)
    const [foreign = ''] = await addUploads(api.db, stranger.userId)
    expect((await step(claimant, 'LabelPhotos', { labelPhotos: [foreign] })).status).toBe(404)
    const [own = ''] = await addUploads(api.db, claimant.userId)
    await step(claimant, 'LabelPhotos', { labelPhotos: [own] })
    expect((await step(claimant, 'DefectPhotos', { defectPhotos: [own] })).status).toBe(404)
    const { claim } = (await claimant.begin()).body
    expect(claim).toMatchObject({ labelPhotos: [{ id: own }], defectPhotos: [] })
    await api.db
      .update(upload)
      .set({ state: 'receiving', attachedAt: null, received: 0 })
      .where(eq(upload.id, foreign))
    await api.db.update(upload).set({ userId: claimant.userId }).where(eq(upload.id, foreign))
    const unfinished = await step(claimant, 'DefectPhotos', { defectPhotos: [foreign] })
    expect(unfinished.status).toBe(404)
  })
})

describe('[claim.calls] a claim of another customer', () => {
  const fields: [string, object][] = [
    ['Offer', { offerGuid: '00000000-0000-4000-8000-000000000000' }],
    ['Description', { description: 'Чужое' }],
    ['NumberPackage', { numberPackage: '1' }],
    ['LabelPhotos', { labelPhotos: [] }],
    ['DefectPhotos', { defectPhotos: [] }],
    ['PackagePhotos', { packagePhotos: [] }],
    ['AdditionalPhotos', { additionalPhotos: [] }],
    ['SaveClaim', {}],
  ]
  it.each(fields)('answers 404 to %s, and nothing changes', async (action, more) => {
    const claimant = await createClaimant(api)
    const claim = await begin(claimant)
    const answer = await callStep(stranger, action, claim, more)
    expect([answer.status, answer.body.claim]).toEqual([404, undefined])
    const [row] = await api.db.select().from(claimTable).where(eq(claimTable.guid, claim.guid))
    expect([row?.version, row?.state]).toEqual([1, 'draft'])
  })

  it('is known to the database: one draft an order, a sent one with goods and day', async () => {
    const claimant = await createClaimant(api)
    const claim = await begin(claimant)
    const broken = (values: string) =>
      api.db.execute(sql`update claim set ${sql.raw(values)} where guid = ${claim.guid}`)
    for (const values of [
      `state = 'sent'`,
      `state = 'sent', sent_at = now()`,
      `state = 'open'`,
      `outcome = 'return'`,
      `quantity = 0`,
    ])
      await expect(broken(values), values).rejects.toThrow()
    await expect(
      api.db.execute(sql`insert into claim (order_id, user_id)
        select order_id, user_id from claim where guid = ${claim.guid}`),
    ).rejects.toThrow()
  })
})
