import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import * as paymentDocument from '@svetlitsa/api-client/payment-document/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOrder, orderGuid } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

let shop: ServedCalls
let saved: { name: string; type: string; text: Promise<string> }[]
beforeEach(() => {
  shop = stubShop()
  shop.answer(customerOrder.getOrder, { order: buildOrder() })
  saved = []
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file as Blob
    return 'blob:document'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, type: blob.type, text: blob.text() })
  })
})
afterEach(() => vi.restoreAllMocks())

describe('[lk.orders] the documents of an order', () => {
  it.each([
    ['Договор', paymentDocument.printContract, 'Договор 204511.pdf'],
    ['Бланк заказа', paymentDocument.printOrder, 'Заказ 204511.pdf'],
  ] as const)('«%s» is saved as a file of its own name', async (name, call, fileName) => {
    const content = btoa(`%PDF ${fileName.length}`)
    shop.answer(call, { fileName, contentType: 'application/pdf', content })
    const { user } = openAccount(`/personal-lk/order/${orderGuid}/`)
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(shop.listInputs(call)).toEqual([{ orderId: '204511' }])
    expect(saved[0]).toMatchObject({ name: fileName, type: 'application/pdf' })
    expect(await saved[0]?.text).toBe(atob(content))
  })

  it('that do not load say so, and can be asked for again', async () => {
    shop.fail(paymentDocument.printContract, 503)
    const { user } = openAccount(`/personal-lk/order/${orderGuid}/`)
    const button = await screen.findByRole('button', { name: 'Договор' })
    await user.click(button)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(saved).toEqual([])
    expect(button).toBeEnabled()
  })
})
