import * as bonus from '@svetlitsa/api-client/bonus/contract'
import * as coupon from '@svetlitsa/api-client/coupon/contract'
import * as delivery from '@svetlitsa/api-client/delivery/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBasket, serveBasket } from '../../test-support/build-basket.ts'
import { basketGroup, buildCheckout } from '../../test-support/build-order.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(shell.getInitialData, buildInitialData({ checkout: 'older' }))
  serveBasket(calls)
})

const basketPath = '/personal/order/'
const phone = '+7 (916) 123-45-67'

async function openForm(language: (typeof languages)[number] = 'ru') {
  const opened = await openScreen(basketPath, language)
  const t = basketTexts[language]
  const name = await opened.main.findByLabelText(t.contacts.name)
  const find = (label: keyof typeof t.contacts) => opened.main.getByLabelText(t.contacts[label])
  const place = async () => {
    const [button] = opened.main.getAllByRole('button', { name: t.contacts.submit })
    await opened.user.click(button as HTMLElement)
  }
  return { ...opened, t, name, phone: find('phone'), email: find('email'), place }
}

const readValue = (field: HTMLElement) => (field as HTMLInputElement).value

describe('contacts', () => {
  it.each([
    ['of a customer are there', true, 'Мария', '+7 (900) 000-00-02', 'maria@example.ru'],
    ['of groups 8, 20 and 45, who order for others, are not', false, '', '', ''],
  ])('[role.groups] [role.designer] %s', async (_what, prefillsContacts, ...shown) => {
    calls.answer(session.getUserData, {
      userData: {
        id: 1,
        sessid: 'x',
        group: [prefillsContacts ? 2 : 8],
        name: 'Мария',
        phone: '79000000002',
        email: 'maria@example.ru',
        favorites: 0,
        isStaff: false,
        isAssembler: false,
        prefillsContacts,
        isLoggedInByCode: true,
        isSubscribed: false,
      },
      favorites: 0,
      basket: 0,
      isStaff: false,
      region: { ID: 1, NAME: 'Москва', kz: false },
    })
    const form = await openForm()
    await waitFor(() => expect(calls.listInputs(session.getUserData)).not.toEqual([]))
    await waitFor(() => expect([form.name, form.phone, form.email].map(readValue)).toEqual(shown))
  })

  it.each(languages)(
    'errors stand at their fields, and the first one takes the focus: %s',
    async (language) => {
      const form = await openForm(language)
      await form.user.type(form.phone, '916123456')
      await form.user.type(form.email, 'maria@')
      await form.place()
      expect(await form.main.findByText(form.t.errors.name)).toBeDefined()
      expect(form.main.getByText(form.t.errors.phone)).toBeDefined()
      expect(form.main.getByText(form.t.errors.email)).toBeDefined()
      for (const field of [form.name, form.phone, form.email])
        expect(field.getAttribute('aria-invalid')).toBe('true')
      await waitFor(() => expect(document.activeElement).toBe(form.name), { timeout: 30_000 })
      expect(calls.listInputs(order.createOrder)).toEqual([])
    },
  )

  it('Enter in a field leads to the next one and never places the order', async () => {
    const form = await openForm()
    await form.user.type(form.name, 'Мария Лесникова{Enter}')
    expect(document.activeElement).toBe(form.phone)
    await form.user.keyboard('9161234567{Enter}')
    expect(document.activeElement).toBe(form.email)
    await form.user.keyboard('{Enter}')
    expect(calls.listInputs(order.createOrder)).toEqual([])
  })

  it('what was typed survives a reload, and goes with the order', async () => {
    const form = await openForm()
    await form.user.type(form.name, 'Мария Лесникова')
    await form.user.type(form.phone, '9161234567')
    form.close()
    const again = await openForm()
    await waitFor(() => expect(again.name).toHaveProperty('value', 'Мария Лесникова'))
    expect(again.phone).toHaveProperty('value', phone)
    calls.answer(order.createOrder, {
      basketGroup,
      orderId: '100500',
      createNewUser: true,
      orders: [{ id: '100500', total: 64_300 }],
      changes: [],
    })
    calls.answer(order.getCheckoutOrder, buildCheckout())
    calls.fail(delivery.getDelivery, 503)
    await again.place()
    await screen.findByRole('heading', { name: 'Доставка', level: 1 })
    expect(calls.listInputs(order.createOrder)[0]).toMatchObject({
      name: 'Мария Лесникова',
      basketVersion: 7,
    })
    again.close()
    const empty = await openForm()
    expect(empty.name).toHaveProperty('value', '')
  })
})

describe('an order that is not made', () => {
  async function place(language: (typeof languages)[number] = 'ru') {
    const form = await openForm(language)
    await form.user.type(form.name, 'Мария Лесникова')
    await form.user.type(form.phone, '9161234567')
    await form.place()
    return form
  }

  it.each(languages)(
    '[order.create] without a message or with a 500 the error is unknown: %s',
    async (language) => {
      calls.fail(order.createOrder, 500, 'Ошибка сервера')
      const { main, t } = await place(language)
      expect(await main.findByText(t.errors.unknown)).toBeDefined()
    },
  )

  it('[order.create] [errors.texts] the words are those of the specification', async () => {
    calls.fail(order.createOrder, 500, 'Ошибка сервера')
    const { main } = await place()
    expect(await main.findByText('Произошла неизвестная ошибка')).toBeDefined()
  })

  it('[order.create] the message of the server is shown, and takes the focus', async () => {
    calls.fail(order.createOrder, 503, 'Магазин не отвечает.')
    const { main } = await place()
    const text = await main.findByText('Магазин не отвечает.')
    await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true))
  })

  it('a phone that the server refuses is told at its field, which takes the focus', async () => {
    const fields = { phoneNumber: 'Номер телефона введён неверно!' }
    calls.refuse(order.createOrder, 'invalid', 'Проверьте поля', { fields })
    const { main, phone: field } = await place()
    expect(await main.findByText(fields.phoneNumber)).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})

describe('a lost answer', () => {
  it('[order.create] keeps its key through a press without a network', async () => {
    const listKeys = () =>
      calls.listHeaders(order.createOrder).map((sent) => sent.get('idempotency-key'))
    calls.fail(order.createOrder, 'offline')
    const form = await openForm()
    await form.user.type(form.name, 'Мария Лесникова')
    await form.user.type(form.phone, '9161234567')
    await form.place()
    expect(await form.main.findByText(form.t.errors.unknown)).toBeDefined()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await form.place()
    expect(await form.main.findByText(networkTexts.ru.offline)).toBeDefined()
    expect(listKeys()).toHaveLength(1)
    onLine.mockReturnValue(true)
    await form.place()
    await waitFor(() => expect(listKeys()).toHaveLength(2))
    expect(listKeys()[1]).toBe(listKeys()[0])
  })
})

describe('coupon and bonuses', () => {
  it('[basket.coupon] a coupon without a phone says so, at the coupon and at the contacts', async () => {
    const errorShow = 'Введите номер телефона'
    calls.answer(coupon.setCoupon, { basket: buildBasket(), errorShow })
    const form = await openForm()
    await form.user.type(form.main.getByLabelText('Промокод'), 'SALE')
    await form.user.click(form.main.getByRole('button', { name: 'Применить' }))
    expect(await form.main.findByText(errorShow)).toBeDefined()
    await waitFor(() => expect(form.phone.getAttribute('aria-invalid')).toBe('true'))
    expect(form.main.getByText(form.t.errors.phone)).toBeDefined()
  })

  it.each(languages)(
    '[bonus.check-failure] a check that fails disables bonuses, and the order can still be made: %s',
    async (language) => {
      calls.fail(bonus.getBonusBalance, 'offline')
      const form = await openForm(language)
      const t = bonusTexts[language]
      await form.user.type(form.phone, '9161234567')
      const title = form.main.getByText(t.title)
      await form.user.click(title)
      await form.user.click(await form.main.findByRole('button', { name: t.check }))
      expect(await form.main.findByText(t.failed)).toBeDefined()
      expect(form.main.queryByRole('button', { name: t.check })).toBeNull()
      expect(form.main.getAllByRole('button', { name: form.t.contacts.submit })[0]).toHaveProperty(
        'disabled',
        false,
      )
    },
  )

  it('[bonus.disabled] a region without bonuses shows none', async () => {
    const region = { checkout: 'older', disableBonus: true } as const
    calls.answer(shell.getInitialData, buildInitialData(region))
    const { main } = await openForm()
    expect(main.queryByText(bonusTexts.ru.title)).toBeNull()
  })
})
