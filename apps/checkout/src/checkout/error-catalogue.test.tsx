import * as basketDelivery from '@svetlitsa/api-client/basket-delivery/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as coupon from '@svetlitsa/api-client/coupon/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { type Language, languages } from '@svetlitsa/domain/language/language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBasket, serveBasket } from '../test-support/build-basket.ts'
import {
  buildDraft,
  contacts,
  draftPath,
  serveDraft,
  toOrdered,
  tverskaya,
} from '../test-support/build-draft.ts'
import {
  buildCheckout,
  buildMethods,
  paymentPath,
  started,
  unpaid,
} from '../test-support/build-order.ts'
import { findWindow, openScreen } from '../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../test-support/serve-shop.ts'

/** The texts of the error catalogue that both checkouts show, each in its situation. */
const checkouts = ['older', 'new'] as const
type Kind = (typeof checkouts)[number]
const everywhere = checkouts.flatMap((kind) =>
  languages.map((language): [Kind, Language] => [kind, language]),
)

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

describe('a payment that cannot be started', () => {
  async function startPaying(kind: Kind, language: Language) {
    calls.answer(order.getCheckoutOrder, buildCheckout())
    calls.answer(payment.getPaymentMethods, buildMethods(['payment']))
    calls.answer(payment.getPaymentState, unpaid)
    if (kind === 'new') serveDraft(calls, toOrdered(buildDraft({ contacts, step: 2 })))
    const { user, main } = await openScreen(kind === 'new' ? draftPath : paymentPath, language)
    const { failTitle, pay } = checkoutTexts[language].payment
    const [start = '', end = ''] = pay.split('{sum}').map((part) => part.trim())
    await user.click(
      await main.findByRole('button', { name: new RegExp(`^${start}.*64.990.₽\\s*${end}$`) }),
    )
    return findWindow(failTitle)
  }

  it.each(everywhere)(
    '[payment.failure] the provider fails, in the %s checkout: %s',
    async (kind, language) => {
      calls.fail(payment.startPayment, 502)
      const shown = await startPaying(kind, language)
      expect(await shown.findByText(checkoutTexts[language].payment.failed)).toBeDefined()
    },
  )

  it.each(everywhere)(
    '[payment.failure] the order is not the one that was shown, in the %s checkout: %s',
    async (kind, language) => {
      const message = problemTexts[language].details.order_changed
      calls.refuse(payment.startPayment, 'order_changed', message)
      const shown = await startPaying(kind, language)
      expect(await shown.findByText(message)).toBeDefined()
    },
  )

  it.each(everywhere)(
    '[payment.card-failure] the card widget fails, in the %s checkout: %s',
    async (kind, language) => {
      const widget = { token: 'token-1', script: '/widget-that-fails.js' }
      calls.answer(payment.startPayment, { ...started, widget })
      vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
        for (const node of nodes) if (node instanceof Node) node.dispatchEvent(new Event('error'))
      })
      const shown = await startPaying(kind, language)
      expect(await shown.findByText(checkoutTexts[language].payment.failed)).toBeDefined()
    },
  )
})

it.each(everywhere)(
  '[basket.coupon] a coupon without a phone, in the %s checkout: %s',
  async (kind, language) => {
    const errorShow = couponTexts[language].refusals.phone
    calls.answer(shell.getInitialData, buildInitialData({ checkout: kind }))
    serveBasket(calls)
    const served = serveDraft(calls, buildDraft())
    calls.answer(coupon.setCoupon, { basket: buildBasket(), errorShow })
    calls.answer(checkoutOrder.setCheckoutCoupon, () => ({ checkout: served.draft, errorShow }))
    const path = kind === 'new' ? draftPath : '/personal/order/'
    const { user, main } = await openScreen(path, language)
    await user.type(await main.findByLabelText(couponTexts[language].label), 'SVET{Enter}')
    expect(await main.findAllByText(errorShow)).not.toHaveLength(0)
    const phone = main.getByLabelText(basketTexts[language].contacts.phone)
    await vi.waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'), {
      timeout: 30_000,
    })
  },
)

describe('an order that is not made by the new checkout', () => {
  async function place(language: Language) {
    const draft = buildDraft({ contacts, step: 2 })
    const { value, ...coords } = tverskaya
    const address = { street: value, apartment: '48', entrance: '', coords }
    serveDraft(calls, {
      ...draft,
      delivery: {
        ...draft.delivery,
        dateAndTime: { date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' },
        fieldSet: { ...draft.delivery.fieldSet, address },
      },
    })
    const { user, main } = await openScreen(draftPath, language)
    const [start = ''] = checkoutStepsTexts[language].order.place.split('{sum}')
    await user.click(await main.findByRole('button', { name: new RegExp(`^${start.trim()}`) }))
    return main.findByRole('alert')
  }

  it.each(languages)('[order.create] with a 500 the error is unknown: %s', async (language) => {
    calls.fail(checkoutOrder.createCheckoutOrder, 500, 'Words of the server')
    const alert = await place(language)
    expect(alert.textContent).toContain(checkoutStepsTexts[language].order.failed)
    expect(alert.textContent).not.toContain('Words of the server')
  })

  it.each(languages)('[order.create] otherwise the server says why: %s', async (language) => {
    const message = problemTexts[language].details.order_too_large
    calls.refuse(checkoutOrder.createCheckoutOrder, 'order_too_large', message)
    expect((await place(language)).textContent).toContain(message)
  })
})

it.each(everywhere)(
  '[basket.deliveries] delivery times that cannot be read leave none, under the basket of the %s checkout: %s',
  async (kind, language) => {
    calls.answer(shell.getInitialData, buildInitialData({ checkout: kind }))
    serveBasket(calls)
    calls.fail(basketDelivery.getDeliveryTimeOfBasket, 503)
    const { main } = await openScreen('/personal/order/', language)
    expect(await main.findByText(basketTexts[language].delivery.failed)).toBeDefined()
  },
)
