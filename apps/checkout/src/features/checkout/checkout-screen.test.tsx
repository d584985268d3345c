import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as basket from '@svetlitsa/api-client/coupon/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildDraft,
  contacts,
  draftId,
  draftPath,
  serveDraft,
  toOrdered,
} from '../../test-support/build-draft.ts'
import { buildCheckout, buildMethods, unpaid } from '../../test-support/build-order.ts'
import { matchText, openScreen } from '../../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

describe('the address of a checkout', () => {
  it('[route.checkout] [checkout.draft] has no hash, and nothing is saved, before something is chosen or typed', async () => {
    serveDraft(calls, buildDraft({ id: '' }))
    const { main, router, close } = await openScreen('/personal/checkout/')
    await main.findByLabelText('Имя и фамилия')
    await main.findByText('Диван «Тишина», серый')
    close()
    expect(router.state.location.pathname).toBe('/personal/checkout/')
    const isWrite = ([, init]: Parameters<typeof fetch>) => init?.method === 'POST'
    const written = vi
      .mocked(fetch)
      .mock.calls.filter(isWrite)
      .map(([address]) => String(address))
    expect(written.filter((address) => address.includes('/sale/checkout/'))).toEqual([])
  })

  it('[route.checkout] [checkout.draft] takes the hash of the draft that the first write opens, and typing goes on', async () => {
    const served = serveDraft(calls, buildDraft({ id: '' }))
    const { user, main, router } = await openScreen('/personal/checkout/')
    const name: HTMLInputElement = await main.findByLabelText('Имя и фамилия')
    await main.findByText('Диван «Тишина», серый')
    const scroll = vi.spyOn(window, 'scrollTo')
    await user.type(name, 'Мар')
    await waitFor(() => expect(router.state.location.pathname).toBe(draftPath))
    await user.type(name, 'ия')
    await waitFor(() => expect(served.draft.contacts.name).toBe('Мария'))
    expect(main.getByLabelText('Имя и фамилия')).toBe(name)
    expect(document.activeElement).toBe(name)
    expect(scroll).not.toHaveBeenCalled()
    expect(router.history.length).toBe(1)
    expect(calls.listInputs(contract.saveCheckoutStep)).toEqual([
      { id: '', contacts: { name: 'Мар' } },
      { id: draftId, contacts: { name: 'Мария' } },
    ])
    expect(calls.listInputs(contract.getCheckoutStep)).toHaveLength(1)
    expect(calls.listInputs(checkoutOrder.getGtmProducts)).toHaveLength(1)
  })

  it('[route.checkout] takes the hash of the draft that the basket has already', async () => {
    serveDraft(calls, buildDraft())
    const { main, router } = await openScreen('/personal/checkout/')
    await main.findByLabelText('Имя и фамилия')
    await waitFor(() => expect(router.state.location.pathname).toBe(draftPath))
    expect(router.history.length).toBe(1)
    expect(calls.listInputs(contract.getCheckoutStep)).toEqual([{ id: '' }])
  })

  it('[route.checkout] names the checkout that is shown', async () => {
    serveDraft(calls, buildDraft({ contacts }))
    const { main } = await openScreen(draftPath)
    expect(await main.findByDisplayValue('Мария Лесникова')).toBeDefined()
    expect(calls.listInputs(contract.getCheckoutStep)).toEqual([{ id: draftId }])
  })

  it.each(languages)(
    '[route.checkout] has a page of its own for an unknown hash: %s',
    async (language) => {
      calls.refuse(contract.getCheckoutStep, 'not_found', 'Нет такого оформления')
      const { main } = await openScreen(draftPath, language)
      const { notFound } = checkoutStepsTexts[language]
      expect(await main.findByRole('heading', { name: notFound.title, level: 1 })).toBeDefined()
    },
  )

  it.each(languages)(
    '[route.checkout] an empty basket leads to the catalogue: %s',
    async (language) => {
      calls.refuse(contract.getCheckoutStep, 'basket_empty', 'Корзина пуста')
      const { main } = await openScreen('/personal/checkout/', language)
      const { empty } = checkoutStepsTexts[language]
      expect(await main.findByRole('heading', { name: empty.title })).toBeDefined()
      expect(main.getByRole('link', { name: empty.go }).getAttribute('href')).toBe('/catalog/')
    },
  )
})

describe('the faces of the checkout', () => {
  it('[layout.short] the header has the logo and the phone, and no menu', async () => {
    serveDraft(calls, buildDraft())
    await openScreen(draftPath)
    expect(screen.getByRole('banner')).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('loads with a skeleton', async () => {
    serveDraft(calls, buildDraft())
    const release = calls.hold(contract.getCheckoutStep, buildDraft())
    const { main } = await openScreen(draftPath)
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    release()
    expect(await main.findByLabelText('Имя и фамилия')).toBeDefined()
  })

  it('with the API away says so and offers to try again', async () => {
    calls.fail(contract.getCheckoutStep, 503)
    const { user, main } = await openScreen(draftPath)
    const again = await main.findByRole('button', { name: 'Повторить' })
    serveDraft(calls, buildDraft())
    await user.click(again)
    expect(await main.findByLabelText('Имя и фамилия')).toBeDefined()
  })

  it('without a network says that nothing is lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serveDraft(calls, buildDraft())
    const { main } = await openScreen(draftPath)
    expect(await main.findByText(networkTexts.ru.offline)).toBeDefined()
  })

  it('[errors.initial] a start without the data of the region is fatal', async () => {
    serveDraft(calls, buildDraft())
    calls.fail(shell.getInitialData, 500)
    await openScreen(draftPath)
    expect(await screen.findByText(/На сервере произошла ошибка/)).toBeDefined()
  })
})

describe('the summary', () => {
  const calculation = {
    goods: 64_300,
    coupon: 1_300,
    bonus: 1_000,
    delivery: 690,
    services: 300,
    certificate: 0,
    paid: 0,
    price: { total: 62_990, due: 62_990 },
  }

  it('[checkout.calculation] adds up, and its head shows the sum while it is folded', async () => {
    serveDraft(calls, buildDraft({ calculation }))
    const { user, main } = await openScreen(draftPath)
    const head = await main.findByRole('button', { name: /Показать состав заказа/ })
    expect(head.textContent).toMatch(/62\s990\s₽/)
    expect(head.getAttribute('aria-expanded')).toBe('false')
    await user.click(head)
    expect(head.getAttribute('aria-expanded')).toBe('true')
    const summary = within(main.getByRole('region', { name: 'Ваш заказ' }))
    expect(await summary.findByText('Диван «Тишина», серый')).toBeDefined()
    expect(summary.getAllByRole('presentation')).toHaveLength(1)
    expect(summary.getByText('Промокод').nextSibling?.textContent).toMatch(/−1\s300\s₽/)
    expect(summary.getByText('Итого').nextSibling?.textContent).toMatch(/62\s990\s₽/)
  })

  it('[domain.quantity] goods sold by the metre are shown by their length and count as one', async () => {
    serveDraft(calls, buildDraft({ calculation }))
    const product = {
      brand: '',
      category: '',
      variant: '',
      price: 1_290,
      coupon: '',
      picture: null,
    }
    calls.answer(checkoutOrder.getGtmProducts, {
      products: [
        { ...product, id: '1', name: 'Стул', quantity: 4, byMetre: false },
        { ...product, id: '2', name: 'Дорожка', quantity: 2.5, byMetre: true },
      ],
    })
    const { main } = await openScreen(draftPath)
    const summary = within(await main.findByRole('region', { name: 'Ваш заказ' }))
    expect((await summary.findByText('Дорожка')).nextSibling?.textContent).toBe('2,5 м')
    expect(summary.getByText('Стул').nextSibling?.textContent).toBe('4 шт.')
    expect(summary.getByText('Товары, 5 шт.')).toBeDefined()
  })

  it('[checkout.calculation] shows the certificate and what is left to pay', async () => {
    const paid = {
      ...calculation,
      certificate: 5_000,
      paid: 5_000,
      price: { total: 62_990, due: 57_990 },
    }
    serveDraft(calls, buildDraft({ calculation: paid }))
    const { main } = await openScreen(draftPath)
    const summary = within(await main.findByRole('region', { name: 'Ваш заказ' }))
    expect(summary.getByText('Сертификат').nextSibling?.textContent).toMatch(/5\s000\s₽/)
    expect(summary.getByText('К оплате').nextSibling?.textContent).toMatch(/57\s990\s₽/)
  })

  it('shows the currency of its own region', async () => {
    const currency = { sign: '₸', code: 'KZT' }
    calls.answer(shell.getInitialData, buildInitialData({ disableBonus: true }))
    serveDraft(calls, buildDraft({ currency, contacts, step: 2 }))
    const { main } = await openScreen(draftPath)
    await main.findByRole('radio', { name: /Курьером.*690\s₸/ })
    expect(main.queryByText(/₽/)).toBeNull()
    expect(main.queryByText('Оплатить бонусами')).toBeNull()
  })
})

describe('coupon and bonuses', () => {
  it('[basket.coupon] a coupon is sent with the digits of the phone', async () => {
    const served = serveDraft(calls, buildDraft({ contacts }))
    calls.answer(checkoutOrder.setCheckoutCoupon, ({ coupon }) => {
      served.draft = { ...served.draft, coupon: { code: coupon, discount: 1_300, message: '' } }
      return { checkout: served.draft, errorShow: null }
    })
    const { user, main } = await openScreen(draftPath)
    await user.type(await main.findByLabelText('Промокод'), 'SVET{Enter}')
    expect(await main.findByText(/Промокод SVET действует/)).toBeDefined()
    expect(calls.listInputs(checkoutOrder.setCheckoutCoupon)).toEqual([
      { id: draftId, coupon: 'SVET', phone: '79161234567' },
    ])
    expect(calls.listInputs(basket.setCoupon)).toEqual([])
  })

  it('[basket.coupon] a coupon without a phone flags the field of the contacts', async () => {
    const served = serveDraft(calls, buildDraft())
    calls.answer(checkoutOrder.setCheckoutCoupon, () => ({
      checkout: served.draft,
      errorShow: 'Введите номер телефона',
    }))
    const { user, main } = await openScreen(draftPath)
    await user.type(await main.findByLabelText('Промокод'), 'SVET{Enter}')
    expect(await main.findByText('Введите номер телефона')).toBeDefined()
    expect(main.getByLabelText('Телефон').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a change elsewhere', () => {
  const ordered = toOrdered(buildDraft({ contacts, step: 3 }))
  const slot = (date: string) => ({ date, timeFrom: '08:00', timeTo: '12:00' })
  const delivered = (date: string) => ({
    ...ordered,
    delivery: { ...ordered.delivery, dateAndTime: slot(date) },
  })
  beforeEach(() => {
    calls.answer(order.getCheckoutOrder, buildCheckout())
    calls.answer(payment.getPaymentMethods, buildMethods())
    calls.answer(payment.getPaymentState, unpaid)
  })

  it('[checkout.draft] of the delivery by staff is shown when the person comes back', async () => {
    const served = serveDraft(calls, delivered('2026-11-24'))
    const { main } = await openScreen(draftPath)
    expect(await main.findByText('24 ноября, 08:00–12:00')).toBeDefined()
    served.draft = delivered('2026-11-25')
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await main.findByText('25 ноября, 08:00–12:00')).toBeDefined()
  })

  it('[GET /api/v1/sale/checkout/calculation] of the sums is noticed while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const served = serveDraft(calls, delivered('2026-11-24'))
    const { calculation } = served.draft
    calls.answer(checkoutOrder.getCheckoutCalculation, () => served.draft.calculation)
    const { main } = await openScreen(draftPath)
    await main.findByText('24 ноября, 08:00–12:00')
    const shown = () => main.getAllByText(matchText('64 990 ₽')).length
    expect(shown()).toBeGreaterThan(0)
    vi.advanceTimersByTime(60_000)
    await waitFor(() =>
      expect(calls.listInputs(checkoutOrder.getCheckoutCalculation)).toEqual([{ id: draftId }]),
    )
    // Nothing changed, so nothing else is asked.
    expect(calls.listInputs(contract.getCheckoutStep)).toHaveLength(1)
    const price = { total: 65_290, due: 65_290 }
    served.draft = { ...served.draft, calculation: { ...calculation, services: 300, price } }
    vi.advanceTimersByTime(60_000)
    expect(await main.findAllByText(matchText('65 290 ₽'))).not.toEqual([])
    vi.useRealTimers()
  })
})
