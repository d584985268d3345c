import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildOrder, orderGuid } from '../../../test-support/build-order.ts'
import { openAccount } from '../../../test-support/open-account.tsx'
import { stubShop } from '../../../test-support/stub-shop.ts'

type Changes = Parameters<typeof buildOrder>[0]

function openOrder(changes: Changes = {}, query = '') {
  const shop = stubShop()
  shop.answer(customerOrder.getOrder, { order: buildOrder(changes) })
  return { shop, ...openAccount(`/personal-lk/order/${orderGuid}/${query}`) }
}

const findButton = (name: string) => screen.findByRole('button', { name })

describe('[lk.orders] giving goods back', () => {
  const delivered: Changes = {
    state: 'delivered',
    actions: ['refund', 'close'],
    refundReasons: ['quality', 'refused', 'mistake', 'other'],
    returnable: {
      total: 130_670,
      held: 130_670,
      lines: [{ lineId: 1, quantity: 2, couponDiscount: 0, bonusSpent: 0, sum: 129_980 }],
    },
  }

  it('asks which goods, how many and why, and says what comes back', async () => {
    const { shop, user } = openOrder(delivered)
    await user.click(await findButton('Вернуть товар'))
    const form = within(await screen.findByRole('form', { name: 'Вернуть товары заказа 204511' }))
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Отметьте хотя бы один товар')
    const first = form.getByRole('checkbox', { name: 'Диван «Полдень»' })
    await waitFor(() => expect(first).toHaveFocus())
    await user.click(form.getByRole('checkbox', { name: 'Диван «Полдень»' }))
    expect(form.getByText('Вернём 64 990 ₽')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Больше' }))
    expect(form.getByText('Вернём 129 980 ₽')).toBeVisible()
    await user.click(form.getByRole('radio', { name: 'Не подошло' }))
    await user.type(form.getByRole('textbox', { name: 'Что случилось' }), 'Велик')
    shop.answer(customerOrder.refund, {
      result: true,
      message: 'Заявка на возврат принята.',
      order: buildOrder(delivered),
    })
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
    expect(await screen.findByText('Заявка на возврат принята.')).toBeVisible()
    expect(shop.listInputs(customerOrder.refund)).toEqual([
      { orderGuid, lines: [{ lineId: 1, quantity: 2 }], reason: 'refused', comment: 'Велик' },
    ])
  })

  it('shows a refusal of a field only at it', async () => {
    const { shop, user } = openOrder(delivered, '?form=refund')
    const form = within(await screen.findByRole('form', { name: 'Вернуть товары заказа 204511' }))
    const fields = { comment: 'Слишком длинно' }
    shop.refuse(customerOrder.refund, 'invalid', 'Проверьте поля', { fields })
    await user.click(form.getByRole('checkbox', { name: 'Диван «Полдень»' }))
    await user.click(form.getByRole('button', { name: 'Отправить заявку' }))
    expect(await screen.findByText(fields.comment)).toBeVisible()
    expect(screen.queryByText('Проверьте поля')).toBeNull()
  })

  it.each([
    ['with bonuses and a coupon', 99_670, 31_000, 'Вернём 49 490 ₽', [/вернутся бонусами/]],
    ['of which a part is paid', 80_670, 0, 'Вернём 14 990 ₽', [/станет меньше на 50 000 ₽/]],
    [
      'of which only the delivery is paid',
      690,
      0,
      'Деньги за это не возвращаются: они ещё не заплачены.',
      [/станет меньше на 64 990 ₽/],
    ],
  ])(
    'of an order %s promises what the request will hold',
    async (_name, held, bonusSpent, sum, notes) => {
      const line = { lineId: 1, quantity: 2, couponDiscount: 1_000, bonusSpent, sum: 129_980 }
      const total = 130_670 - bonusSpent
      const returnable = { total, held, lines: [line] }
      const { user } = openOrder({ ...delivered, returnable }, '?form=refund')
      const form = within(await screen.findByRole('form', { name: 'Вернуть товары заказа 204511' }))
      await user.click(form.getByRole('checkbox', { name: 'Диван «Полдень»' }))
      expect(form.getByText(sum)).toBeVisible()
      for (const note of notes) expect(form.getByText(note)).toBeVisible()
    },
  )

  it('after 14 days takes only a fault, and says so', async () => {
    openOrder({ ...delivered, refundReasons: ['quality'] }, '?form=refund')
    expect(await screen.findByRole('radio', { name: 'Брак или повреждение' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'Не подошло' })).toBeNull()
    expect(screen.getByText(/прошло больше 14 дней/)).toBeVisible()
  })

  it('shows what became of a request, with the words of the staff', async () => {
    openOrder({
      refunds: [
        {
          guid: 'r1',
          state: 'declined',
          reason: 'refused',
          comment: '',
          sum: 64_990,
          lines: [{ name: 'Диван «Полдень»', quantity: 1 }],
          createdAt: '2026-11-20T11:02:00Z',
          answerBy: '2026-11-23',
          answer: 'Следы ремонта',
        },
      ],
    })
    const refunds = within(await screen.findByRole('region', { name: 'Возвраты' }))
    expect(refunds.getByText('Диван «Полдень» × 1')).toBeVisible()
    expect(refunds.getByText('Отказали в возврате: Следы ремонта')).toBeVisible()
  })
})

const waitingRefund = {
  guid: '33333333-3333-4333-8333-333333333333',
  state: 'waiting' as const,
  reason: 'refused' as const,
  comment: '',
  sum: 64_990,
  lines: [{ name: 'Диван «Полдень»', quantity: 1 }],
  createdAt: '2026-11-20T11:02:00Z',
  answerBy: '2026-11-23',
  answer: '',
}

describe('[lk.orders] a request that waits', () => {
  const waiting = { state: 'delivered' as const, refunds: [waitingRefund] }

  it('is withdrawn after a question', async () => {
    const { shop, user } = openOrder({ ...waiting, actions: ['withdrawRefund', 'repeat'] })
    await user.click(await findButton('Отозвать заявку'))
    const form = within(await screen.findByRole('form', { name: 'Отозвать заявку на возврат?' }))
    await user.click(form.getByRole('button', { name: 'Не надо' }))
    expect(screen.queryByRole('form')).toBeNull()
    await user.click(await findButton('Отозвать заявку'))
    const withdrawn = { ...waitingRefund, state: 'withdrawn' as const }
    const order = buildOrder({ ...waiting, refunds: [withdrawn], actions: ['refund'] })
    shop.answer(customerOrder.getOrder, { order })
    const message = 'Заявка на возврат отозвана.'
    shop.answer(customerOrder.withdrawRefund, { result: true, message, order })
    const asked = within(await screen.findByRole('form', { name: 'Отозвать заявку на возврат?' }))
    await user.click(asked.getByRole('button', { name: 'Отозвать заявку' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByText('Вы отозвали заявку')).toBeVisible()
    expect(shop.listInputs(customerOrder.withdrawRefund)).toEqual([
      { orderGuid, refundGuid: waitingRefund.guid },
    ])
  })

  it('is not withdrawn by who only reads the order', async () => {
    openOrder({ ...waiting, actions: ['repeat'] })
    expect(await screen.findByText(/Рассматриваем/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отозвать заявку' })).toBeNull()
  })
})
