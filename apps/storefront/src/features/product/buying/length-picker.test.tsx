import * as basket from '@svetlitsa/api-client/basket/contract'
import * as product from '@svetlitsa/api-client/product/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { type Language, languages } from '@svetlitsa/domain/language/language'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ProductOffer } from '../offer/product-offer.ts'
import { selectedQuantity } from '../offer/selected-offer.ts'
import { BuyButton } from './buy-button.tsx'
import { LengthPicker } from './length-picker.tsx'
import { ProductBuyBar } from './product-buy-bar.tsx'

beforeEach(() => getDefaultStore().set(selectedQuantity, null))

const name = 'Дорожка «Север»'
const offer: ProductOffer = {
  id: 7,
  article: 'СВ-7',
  finish: 'серый',
  size: 'ширина 80',
  sizeText: '80 см',
  widthCm: 80,
  depthCm: 100,
  heightCm: 1,
  price: { new: 1_290, old: 1_290 },
  bonus: 0,
  texture: null,
  drawing: null,
  pictures: [],
  scenes: [],
  specs: {},
  boxes: [],
  viewer: { glb: null, usdz: null, isModelTrue: true, isTurnTrue: true },
}

function open(language: Language, { stock = 12.5, basketOfferIds = [] as number[] } = {}) {
  const calls = serveCalls()
  calls.answer(shell.getShellState, { ...guestState, basketOfferIds })
  const additional = {
    offerId: 7,
    quantity: stock,
    selfDelivery: 'none' as const,
    selfDeliveryText: '',
    deliveryText: '',
    deliveryTextWide: '',
  }
  calls.answer(product.getProductRemains, { items: [{ productId: 3, id: 7, additional }] })
  calls.fail(basket.addByMetre, 503)
  const url = '/catalog/dorozhki/sever/'
  const buy = { name, url, sign: '₽', byMetre: true, quantity: 1 }
  const part = renderPart(
    <WindowHost
      registry={{ error: { size: 'smalls', title: () => '', content: () => null } }}
      labels={{ close: '', loading: '' }}
    >
      <LengthPicker offer={offer} buy={buy} terms={{ minimumBatch: 1, sellsRemains: true }} />
      <BuyButton offer={offer} buy={buy} size={56} />
      <ProductBuyBar offer={offer} buy={buy} />
    </WindowHost>,
    language,
  )
  return { calls, ...part }
}

it.each(languages)(
  '[POST /basket/] [domain.quantity] the page sells the chosen length and says its sum: %s',
  async (language) => {
    const { calls, user, ...screen } = open(language)
    const texts = productCardTexts[language]
    const field = await screen.findByLabelText(texts.lengthOf.replace('{name}', name), {
      selector: 'input',
    })
    await user.clear(field)
    await user.type(field, '2,4{Enter}')
    await user.click(screen.getByRole('button', { name: texts.plus }))
    expect(field).toHaveProperty('value', `2${texts.decimal}5`)
    const sum = texts.forMetres.replace('{length}', `2${texts.decimal}5`)
    // Beside the length, and in the bar of the phone.
    const told = screen.getAllByText((_, element) =>
      `${element?.textContent}`.replace(/\s/g, ' ').endsWith(`3 225 ₽ ${sum}`),
    )
    expect(told.filter(({ tagName }) => tagName === 'P')).toHaveLength(2)
    const [inPage] = screen.getAllByRole('button', { name: productTexts[language].toBasket })
    await user.click(inPage as HTMLElement)
    await vi.waitFor(
      () =>
        expect(calls.listInputs(basket.addByMetre)).toEqual([{ offerId: 7, running_meter: 2.5 }]),
      { timeout: 30_000 },
    )
    expect(calls.listInputs(basket.addToBasket)).toEqual([])
  },
)

it('[domain.quantity] a length above what is left is capped, and one below a metre is a metre', async () => {
  const { user, ...screen } = open('ru', { stock: 3.2 })
  const field = await screen.findByRole('textbox', { name: `Длина в метрах: ${name}` })
  await user.clear(field)
  await user.type(field, '9{Enter}')
  await vi.waitFor(() => expect(field).toHaveProperty('value', '3,2'), { timeout: 30_000 })
  expect(screen.getByRole('button', { name: 'Больше' })).toHaveProperty('disabled', true)
  await user.clear(field)
  await user.type(field, '0,3{Enter}')
  expect(field).toHaveProperty('value', '1')
  expect(screen.getByRole('button', { name: 'Меньше' })).toHaveProperty('disabled', true)
})

it('[domain.quantity] the length of what is in the basket is changed there', async () => {
  const screen = open('ru', { basketOfferIds: [7] })
  expect(await screen.findByText('Длину можно изменить в корзине')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('[domain.quantity] of what is sold out no length is chosen', async () => {
  const screen = open('ru', { stock: 0 })
  expect(
    (await screen.findAllByRole('button', { name: /^Сообщить о поступлении/ }))[0],
  ).toBeDefined()
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull(), { timeout: 30_000 })
})
