import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import * as orderServices from '@svetlitsa/api-client/order-services/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildOrder, orderGuid } from '../../test-support/build-order.ts'
import { buildCalculation, buildServices, serviceDays } from '../../test-support/build-services.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

const { calculationOfServiceList: calculate, getAvailableDeliveryDates, getOrder } = orderServices
const path = `/personal-lk/order/${orderGuid}/services/`

function openServices(changes: Parameters<typeof buildServices>[0] = {}) {
  const shop = stubShop()
  shop.answer(getOrder, buildServices(changes))
  shop.answer(getAvailableDeliveryDates, { delivery: serviceDays, pickup: serviceDays })
  shop.answer(calculate, ({ toSave = false }) => ({ ...buildCalculation(), saved: toSave }))
  const listSaved = () => shop.listInputs(calculate).filter(({ toSave }) => toSave)
  return { shop, listSaved, ...openAccount(path) }
}

const save = () => screen.findByRole('button', { name: 'Сохранить' })
const day = (name: RegExp) => screen.findByRole('radio', { name })
const readSums = async () => {
  const table = within(await screen.findByRole('table', { name: 'Что изменится' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')))
}

describe('[services.delivery] moving a delivery', () => {
  it('[delivery.dates] shows the agreed time, and saves another day and window', async () => {
    const { user, shop, listSaved } = openServices()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Доставка и услуги заказа 204511',
    )
    expect(await day(/среда, 25 ноября/)).toBeChecked()
    expect(screen.getByRole('radio', { name: '09:00–13:00' })).toBeChecked()
    expect(screen.getByRole('radio', { name: /24 ноября/ })).toBeDisabled()
    await user.click(await day(/26 ноября/))
    await user.click(screen.getByRole('radio', { name: '09:00–13:00' }))
    await user.click(await save())
    expect(await screen.findByText('Сохранили: 26 ноября, 09:00–13:00')).toBeVisible()
    expect(listSaved()).toEqual([
      {
        orderGuid,
        toSave: true,
        services: {
          delivery: {
            activated: true,
            userAddress: 'Тверская, 12',
            coordinates: { lat: 55.76, lon: 37.6 },
            comment: '',
            date: '2026-11-26',
            timeFrom: '09:00',
            timeTo: '13:00',
          },
          toDoor: false,
          lift: 'none',
          floor: null,
          assembly: false,
        },
      },
    ])
    const sent = shop.listInputs(calculate).findIndex(({ toSave }) => toSave)
    expect(shop.listHeaders(calculate)[sent]?.get('idempotency-key')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Доплатить|Оплатить/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'К заказу 204511' })[0]).toHaveAttribute(
      'href',
      `/personal-lk/order/${orderGuid}/`,
    )
  })

  it('a window that was taken meanwhile is told below the days, which are asked for again', async () => {
    const { user, shop } = openServices()
    await user.click(await day(/26 ноября/))
    await user.click(screen.getByRole('radio', { name: '09:00–13:00' }))
    const asked = shop.listInputs(getAvailableDeliveryDates).length
    const message = 'Это время уже занято. Выберите другое.'
    shop.refuse(calculate, 'slot_taken', message, { fields: { date: 'taken' } })
    await user.click(await save())
    const told = await screen.findByText(message)
    const field = told.closest('[data-invalid]') as HTMLElement
    expect(within(field).getByRole('group', { name: 'День доставки' })).toBeVisible()
    await waitFor(() => expect(field.contains(document.activeElement)).toBe(true))
    await waitFor(() =>
      expect(shop.listInputs(getAvailableDeliveryDates).length).toBeGreaterThan(asked),
    )
  })

  it('without an address it says so at the field, and nothing is sent', async () => {
    const { user, listSaved } = openServices()
    const field = await screen.findByRole('combobox', { name: 'Улица и дом' })
    await user.clear(field)
    await user.click(await save())
    expect(
      await screen.findByText('Выберите адрес на карте или в соответствующем поле'),
    ).toBeVisible()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(listSaved()).toEqual([])
  })

  it('a time that is not whole is not used: a free day is offered, and the window asked for', async () => {
    const { user, listSaved } = openServices({ delivery: { timeTo: null } })
    expect(await day(/среда, 25 ноября/)).toBeChecked()
    expect(screen.getByRole('radio', { name: '09:00–13:00' })).not.toBeChecked()
    await user.click(screen.getByRole('radio', { name: '13:00–17:00' }))
    await user.click(await save())
    await waitFor(() => expect(listSaved()).toHaveLength(1))
    expect(listSaved()[0]?.services.delivery).toMatchObject({
      date: '2026-11-25',
      timeFrom: '13:00',
      timeTo: '17:00',
    })
  })
})

describe('[services.delivery] services and sums', () => {
  it('shows each service with its price, the sums before and after, and then what is left to pay', async () => {
    const { user, shop } = openServices()
    const added = buildCalculation({
      lines: { lift: 900, assembly: 5_199 },
      total: { before: 65_680, after: 71_779 },
      due: 6_099,
    })
    await screen.findByRole('switch', { name: /Собрать мебель/ })
    shop.answer(calculate, ({ toSave = false }) => ({ ...added, saved: toSave }))
    await user.click(screen.getByRole('switch', { name: /Поднять на этаж/ }))
    await user.click(screen.getByRole('radio', { name: 'По лестнице' }))
    await user.type(screen.getByLabelText('Этаж'), '2')
    await user.click(screen.getByRole('switch', { name: /Собрать мебель.*5\s199/ }))
    await waitFor(async () =>
      expect(await readSums()).toEqual([
        ['Доставка', '690 ₽', '690 ₽'],
        ['Подъём на этаж', '—', '900 ₽'],
        ['Сборка', '—', '5 199 ₽'],
        ['Итого за заказ', '65 680 ₽', '71 779 ₽'],
      ]),
    )
    await user.click(await save())
    const pay = await screen.findByRole('link', { name: /^Доплатить 6\s099\s₽$/ })
    expect(pay.getAttribute('href')).toContain('/personal/order/pay/')
    expect(shop.listInputs(calculate).at(-1)?.services).toMatchObject({
      lift: 'stairs',
      floor: 2,
      assembly: true,
    })
  })

  it('a sum below what was paid is told before it is saved, and by the server', async () => {
    const { user, shop } = openServices()
    const less = { ...buildCalculation({ excess: 690 }), saved: false }
    await screen.findByRole('radio', { name: /Самовывоз/ })
    shop.answer(calculate, less)
    await user.click(screen.getByRole('radio', { name: /Самовывоз/ }))
    expect(await screen.findByText(/меньше оплаченной на 690\s₽/)).toBeVisible()
    const message = 'Новая сумма меньше оплаченной. Позвоните нам.'
    shop.refuse(calculate, 'services_cheaper', message)
    await user.click(await save())
    expect(await screen.findByText(message)).toBeVisible()
  })
})

describe('[services.fields] what can be chosen', () => {
  it('an order that is picked up is brought instead, to an address that is asked for', async () => {
    const none = { activated: false, userAddress: null, coordinates: null, date: null }
    const { user, listSaved } = openServices({ delivery: none, pickup: { storeId: 4 } })
    expect(await screen.findByRole('radio', { name: /Светлица на Лесной/ })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /^Доставка/ }))
    await user.click(await save())
    const field = await screen.findByRole('combobox', { name: 'Улица и дом' })
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    expect(listSaved()).toEqual([])
  })

  it('a visit to the store is chosen by day and window', async () => {
    const { user, listSaved } = openServices({
      delivery: { activated: false, available: false },
      pickup: { storeId: 4 },
      orders: { ready: true },
    })
    expect(await screen.findByText(/Заказ уже готов/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^Доставка/ })).toBeNull()
    await screen.findByRole('group', { name: 'День визита' })
    await user.click(await day(/26 ноября/))
    await user.click(screen.getByRole('radio', { name: '09:00–13:00' }))
    await user.click(await save())
    await waitFor(() => expect(listSaved()).toHaveLength(1))
    expect(listSaved()[0]?.services).toMatchObject({
      delivery: { activated: false },
      pickup: { storeId: 4, date: '2026-11-26', timeFrom: '09:00', timeTo: '13:00' },
    })
  })

  it('without pick-up only the delivery is shown', async () => {
    openServices({ pickup: { available: false, stores: [] } })
    await screen.findByRole('combobox', { name: 'Улица и дом' })
    expect(screen.queryByRole('radio', { name: /Самовывоз/ })).toBeNull()
  })

  it('[lk.closed] an order that has left says so and leads back', async () => {
    openServices({ canChange: false })
    expect(await screen.findByText(/Заказ передан в доставку или завершён/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  })

  it('[lk.guest-order] a guest with the link alone is asked to log in; an unknown order is not there', async () => {
    const shop = stubShop({ user: false })
    shop.refuse(getOrder, 'not_owner', 'Войдите')
    const { unmount } = openAccount(path)
    expect(await screen.findByText('Войдите, чтобы изменить заказ')).toBeVisible()
    unmount()
    shop.refuse(getOrder, 'not_found', 'Нет')
    openAccount(path)
    expect(await screen.findByText('Такого заказа у вас нет')).toBeVisible()
  })
})

describe('[services.delivery] the page of an order', () => {
  const pickup = { ...buildOrder().delivery, kind: 'pickup' as const }
  it.each([
    ['a delivery with its day', {}, ['Перенести доставку', 'Добавить подъём и сборку']],
    [
      'a delivery of goods to assemble',
      { actions: ['assembly'] },
      ['Перенести доставку', 'Добавить подъём и сборку'],
    ],
    ['a pick-up', { delivery: pickup }, ['Изменить самовывоз']],
    [
      'a pick-up of goods to assemble',
      { delivery: pickup, actions: ['assembly'] },
      ['Изменить самовывоз', 'Добавить сборку'],
    ],
    ['an order on its way', { state: 'shipped' }, []],
    ['an order without a delivery', { delivery: null }, []],
    ['an order behind its link', { isMasked: true, isOwn: false }, []],
  ] as const)('of %s leads to what can be done', async (_name, changes, offered) => {
    const shop = stubShop()
    shop.answer(customerOrder.getOrder, {
      order: buildOrder(changes as Parameters<typeof buildOrder>[0]),
    })
    openAccount(`/personal-lk/order/${orderGuid}/`)
    await screen.findByRole('heading', { level: 1, name: 'Заказ 204511' })
    const links = screen.queryAllByRole('link', { name: /^(Перенести|Изменить|Добавить) / })
    expect(links.map((one) => one.textContent)).toEqual(offered)
    // One way to the assembly of an order that has not left.
    if (offered.length > 0)
      expect(screen.queryByRole('button', { name: 'Заказать сборку' })).toBeNull()
  })
})
