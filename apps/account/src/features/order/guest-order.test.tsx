import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildOrder, orderGuid } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { customer, stubShop } from '../../test-support/stub-shop.ts'

describe('[lk.guest-order] behind its link', () => {
  const guestShop = () => stubShop({ user: false })
  const masked = buildOrder({ isMasked: true, isOwn: false, actions: ['repeat'] })

  it('a guest sees the order masked, without menu, and is told why', async () => {
    guestShop().answer(customerOrder.getOrderByPhoneAndGuid, { order: masked })
    openAccount(`/personal-lk/order/${orderGuid}/`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Заказ 204511' })).toBeVisible()
    expect(screen.getByText(/контакты и адрес скрыты/)).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Личный кабинет' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Договор' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Повторить заказ' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /[Оо]тменить/ })).toBeNull()
  })

  it('whose time is over asks for the phone, and opens with it', async () => {
    const shop = guestShop()
    const detail = 'Ссылка больше не действует.'
    shop.refuse(customerOrder.getOrderByPhoneAndGuid, 'phone_needed', detail)
    const { user } = openAccount(`/personal-lk/order/${orderGuid}/`)
    await user.type(await screen.findByRole('textbox', { name: 'Номер телефона' }), '9162041835')
    shop.answer(customerOrder.getOrderByPhoneAndGuid, { order: masked })
    await user.click(await screen.findByRole('button', { name: 'Показать заказ' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Заказ 204511' })).toBeVisible()
    expect(shop.listInputs(customerOrder.getOrderByPhoneAndGuid).at(-1)).toEqual({
      orderGuid,
      phoneNumber: '+7 (916) 204-18-35',
    })
  })

  it('opens for a customer whose order it is not, as for a guest', async () => {
    const shop = stubShop()
    shop.refuse(customerOrder.getOrder, 'not_found', 'Нет')
    shop.answer(customerOrder.getOrderByPhoneAndGuid, { order: masked })
    openAccount(`/personal-lk/order/${orderGuid}/`)
    expect(await screen.findByText(/контакты и адрес скрыты/)).toBeVisible()
  })

  it('opens whole for staff, who change it at their desk: nothing that a call refuses is offered', async () => {
    const shop = stubShop({ user: { ...customer, group: [29], isStaff: true } })
    shop.refuse(customerOrder.getOrder, 'not_found', 'Нет')
    const order = buildOrder({ state: 'new', isOwn: false, actions: ['repeat'] })
    shop.answer(customerOrder.getOrderByPhoneAndGuid, { order })
    openAccount(`/personal-lk/order/${orderGuid}/`)
    expect(await screen.findByText(/Это заказ покупателя/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть в кабинете' })).toHaveAttribute(
      'href',
      `/retail-lk/orders/?order=${orderGuid}`,
    )
    expect(screen.queryByRole('link', { name: 'Перенести доставку' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Добавить/ })).toBeNull()
  })

  it('that leads nowhere looks like one whose time is over, and leads on', async () => {
    const shop = guestShop()
    const detail = 'Ссылка не открывается.'
    shop.refuse(customerOrder.getOrderByPhoneAndGuid, 'phone_needed', detail)
    const { user } = openAccount(`/personal-lk/order/${orderGuid}/`)
    const title = 'Ссылка на заказ не открывается'
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ко всем заказам' })).toBeVisible()
    shop.refuse(customerOrder.getOrderByPhoneAndGuid, 'not_found', 'Такого заказа нет.')
    await user.type(screen.getByRole('textbox', { name: 'Номер телефона' }), '9162041835')
    await user.click(screen.getByRole('button', { name: 'Показать заказ' }))
    const field = await screen.findByRole('textbox', { name: 'Номер телефона' })
    expect(field).toHaveAccessibleDescription('С этим номером заказ не открылся')
  })

  it('keeps the number after too many tries, and is tried again with it', async () => {
    const shop = guestShop()
    shop.refuse(customerOrder.getOrderByPhoneAndGuid, 'phone_needed', 'Ссылка не открывается.')
    const { user } = openAccount(`/personal-lk/order/${orderGuid}/`)
    const findField = () => screen.findByRole('textbox', { name: 'Номер телефона' })
    await user.type(await findField(), '9162041835')
    const typed = (await findField()) as HTMLInputElement
    const { value } = typed
    const detail = 'Слишком много попыток. Подождите минуту.'
    shop.fail(customerOrder.getOrderByPhoneAndGuid, 429, detail)
    await user.click(screen.getByRole('button', { name: 'Показать заказ' }))
    expect(await screen.findByText(detail)).toBeVisible()
    expect(await findField()).toHaveValue(value)
    shop.answer(customerOrder.getOrderByPhoneAndGuid, { order: buildOrder({ isMasked: true }) })
    await user.click(screen.getByRole('button', { name: 'Показать заказ' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Заказ 204511' })).toBeVisible()
  })
})
