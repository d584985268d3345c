import * as basket from '@svetlitsa/api-client/basket/contract'
import * as product from '@svetlitsa/api-client/product/contract'
import * as recommendation from '@svetlitsa/api-client/recommendation/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { type Language, languages } from '@svetlitsa/domain/language/language'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window/basket-window-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { buildShellWindows } from '../window/build-shell-windows.ts'
import { getShellTexts } from '../window/get-shell-texts.ts'
import { QuickViewWindow } from './quick-view-window.tsx'

const name = 'Дорожка «Север»'
const price = { new: 1_290, old: 1_290 }
const additional = {
  offerId: 7,
  quantity: 12.5,
  selfDelivery: 'none' as const,
  selfDeliveryText: '',
  deliveryText: '',
  deliveryTextWide: '',
}

function open(language: Language, added: number) {
  const calls = serveCalls()
  calls.answer(product.getProductOffers, {
    offers: [
      {
        id: 7,
        guid: '5a5a5a5a-0000-4000-8000-000000000007',
        xmlId: null,
        name,
        article: 'СВ-7',
        finish: 'серый',
        finishColour: null,
        size: 'ширина 80',
        widthCm: 80,
        depthCm: 100,
        heightCm: 1,
        price,
        images: { detail: { medium: null }, additional: [], texture: { medium: null } },
        icons: [],
        offerCategorization: null,
        bonusesReward: 0,
        favorite: false,
      },
    ],
    complect: [],
    minimumBatch: 1,
    isSaleRemains: true,
    trait: { inStock: true, isSaleRemains: true },
    quantity: 1,
  })
  calls.answer(product.getProductRemains, { items: [{ productId: 3, id: 7, additional }] })
  calls.answer(recommendation.getBasketRecommendations, { recommendations: [] })
  calls.answer(basket.addByMetre, ({ running_meter: asked }) => ({
    basket: {
      guid: null,
      version: 1,
      items: [],
      unavailable: [],
      totalQuantity: 1,
      allPositionsQuantity: 1,
      totalSum: price,
      coupon: null,
      bonusSum: 0,
      bonusWished: 0,
      bonusAllowed: 0,
      kitchenUrl: null,
      payable: 0,
      clearedCount: 0,
    },
    changes:
      asked === added ? [] : [{ offerId: 7, asked, quantity: added, reason: 'stock' as const }],
  }))
  const item = {
    productId: 3,
    offerId: 7,
    name,
    url: '/catalog/dorozhki/sever/',
    sign: '₽',
    byMetre: true,
    price,
    picture: null,
  }
  const part = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts(language))}
      labels={{ close: '', loading: '' }}
    >
      <QuickViewWindow item={item} />
    </WindowHost>,
    language,
  )
  return { calls, ...part }
}

it.each(languages)(
  '[POST /basket/] [card.quick-view] a length is chosen and cut in the quick view: %s',
  async (language) => {
    const { calls, user } = open(language, 2.5)
    const texts = productCardTexts[language]
    const field = await screen.findByLabelText(texts.lengthOf.replace('{name}', name), {
      selector: 'input',
    })
    expect(field).toHaveProperty('value', '1')
    await user.clear(field)
    await user.type(field, '2,4{Enter}')
    await user.click(screen.getByRole('button', { name: texts.plus }))
    expect(field).toHaveProperty('value', `2${texts.decimal}5`)
    await user.click(screen.getByRole('button', { name: texts.toBasket }))
    const added = await screen.findByRole('dialog')
    const told = basketWindowTexts[language].length.replace(
      '{length, number}',
      `2${texts.decimal}5`,
    )
    await waitFor(() => expect(added.textContent).toContain(told))
    expect(calls.listInputs(basket.addByMetre)).toEqual([{ offerId: 7, running_meter: 2.5 }])
    expect(calls.listHeaders(basket.addByMetre)[0]?.get('idempotency-key')).toMatch(
      /^[0-9a-f]{32}$/,
    )
    expect(calls.listInputs(basket.addToBasket)).toEqual([])
  },
)

it('[POST /basket/] a length that is no longer there is told with what was cut', async () => {
  const { user } = open('ru', 0.8)
  await user.click(await screen.findByRole('button', { name: 'В корзину' }))
  expect(await screen.findByText('Столько нет: отрежем 0,8 м.')).toBeDefined()
})
