import * as order from '@svetlitsa/api-client/order/contract'
import * as confirmation from '@svetlitsa/api-client/order-confirmation/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { beforeEach, expect, it } from 'vitest'
import { basketGroup, buildCheckout, buildOrder } from '../../test-support/build-order.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

const waiting = { basketGroup, isConfirmed: false, isOpen: true }

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(confirmation.getOrderConfirmation, {
    basketGroup,
    isConfirmed: true,
    isOpen: true,
  })
})

async function findPayment(checkout: Parameters<typeof buildCheckout>[0]): Promise<string | null> {
  calls.answer(order.getCheckoutOrder, buildCheckout(checkout))
  const { main } = await openScreen(`/order_confirm/?guid=${basketGroup}`)
  await main.findByText('Заказ подтверждён')
  await main.findAllByText('Диван «Тишина»')
  return main.queryByRole('link', { name: 'Перейти к оплате' })?.getAttribute('href') ?? null
}

it('[payment.confirm] who has nothing but the link pays by it, without a login', async () => {
  expect(await findPayment({ isMasked: true })).toBe(`/pay/${basketGroup}/`)
})

it('[payment.confirm] the link leads to no payment before the delivery is chosen', async () => {
  const orders = [buildOrder({ delivery: null })]
  expect(await findPayment({ isMasked: true, orders })).toBeNull()
})

it('[payment.confirm] the customer who is logged in pays as any order of the account', async () => {
  expect(await findPayment({ isMasked: false })).toBe(`/personal/order/pay/${basketGroup}/`)
})

it('[payment.confirm] a link that cannot be read tells so on its page and is read again', async () => {
  calls.fail(confirmation.getOrderConfirmation, 'offline')
  calls.answer(order.getCheckoutOrder, buildCheckout())
  const { main, user } = await openScreen(`/order_confirm/?guid=${basketGroup}`)
  const again = await main.findByRole('button', { name: 'Повторить' }, { timeout: 30_000 })
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Подтверждение заказа')
  calls.answer(confirmation.getOrderConfirmation, waiting)
  await user.click(again)
  expect(await main.findByRole('button', { name: 'Подтвердить заказ' })).toBeDefined()
}, 25_000)

it('[payment.confirm] only a closed order is called closed, and a failure can be tried again', async () => {
  calls.answer(confirmation.getOrderConfirmation, waiting)
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.fail(confirmation.confirmOrder, 'offline')
  const { main, user } = await openScreen(`/order_confirm/?guid=${basketGroup}`)
  const confirm = await main.findByRole('button', { name: 'Подтвердить заказ' })
  await user.click(confirm)
  expect(await main.findByText(/Подтвердить заказ не получилось/)).toBeDefined()
  expect(main.queryByText(/уже нельзя подтвердить/)).toBeNull()
  calls.refuse(confirmation.confirmOrder, 'changed_meanwhile', 'Заказ изменился')
  calls.answer(confirmation.getOrderConfirmation, { ...waiting, isOpen: false })
  await user.click(confirm)
  expect(await main.findByText(/уже нельзя подтвердить/)).toBeDefined()
  expect(main.queryByRole('button', { name: 'Подтвердить заказ' })).toBeNull()
})
