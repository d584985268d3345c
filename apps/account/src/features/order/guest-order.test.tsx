import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildOrder, orderGuid } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

describe('[lk.guest-order] behind its link', () => {
  const guestShop = () => stubShop({ user: false })
  const masked = buildOrder({ isMasked: true, actions: ['repeat'] })

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

  it('that leads nowhere says so and leads on', async () => {
    const shop = guestShop()
    const detail = 'Такого адреса нет.'
    shop.refuse(customerOrder.getOrderByPhoneAndGuid, 'not_found', detail)
    openAccount(`/personal-lk/order/${orderGuid}/`)
    expect(await screen.findByRole('heading', { name: 'Такого заказа у вас нет' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ко всем заказам' })).toBeVisible()
  })
})
