import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../../test-support/audit-money.ts'
import { issueCertificate } from '../../../test-support/fixtures/certificate.ts'
import {
  choosePickup,
  findOption,
  orderCheckout,
  startAmpleShop,
} from '../../../test-support/fixtures/checkout.ts'
import type { TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startAmpleShop()
})
afterEach(() => expectMoneyToAddUp(api.db))
afterAll(() => api.close())

const order = () => orderCheckout(api)

describe('[checkout.delivery] orders whose delivery is being changed', () => {
  /** Pick-up without a store yet. */
  async function beginChange() {
    const made = await order()
    const { id } = findOption(await made.read(), 'pickup')
    const begun = await made.send('delivery/id', { deliveryId: id })
    expect(begun.status, begun.text).toBe(200)
    return { ...made, pickup: id }
  }
  const readOrder = async ({ visitor, created }: Awaited<ReturnType<typeof order>>) => {
    const { basketGroup } = created
    const { body } = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    return body.orders[0].delivery.kind
  }

  it('keep the former one, and say that the change is unfinished, until it is whole', async () => {
    const made = await beginChange()
    const { delivery, calculation } = (await made.read()).body
    expect(delivery).toMatchObject({ id: made.pickup, isUnfinished: true })
    expect(calculation).toEqual(made.created.calculation)
    expect(await readOrder(made)).toBe('courier')
    const { body } = await choosePickup(made)
    expect(body.delivery).toMatchObject({ id: made.pickup, isUnfinished: false })
    expect(await readOrder(made)).toBe('pickup')
  })

  it('give the change up with step 3', async () => {
    const made = await beginChange()
    const given = await made.send('step', { step: 3 })
    expect(given.status, given.text).toBe(200)
    expect(given.body.delivery).toEqual(made.created.delivery)
    expect((await made.read()).body.delivery.isUnfinished).toBe(false)
  })

  it('forget it once a part was paid', async () => {
    const made = await beginChange()
    const typed = await issueCertificate(api.db, { face: 1_000 })
    await made.send('certificate', { ...typed, amount: 1_000 })
    const { delivery } = (await made.read()).body
    expect(delivery).toMatchObject({ id: made.created.delivery.id, isUnfinished: false })
    expect(delivery.dateAndTime).toEqual(made.created.delivery.dateAndTime)
  })
})
