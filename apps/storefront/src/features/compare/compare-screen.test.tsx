import * as product from '@svetlitsa/api-client/product/contract'
import type { ComparedDetails } from '@svetlitsa/api-client/product/queries'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { type Language, languages } from '@svetlitsa/domain/language/language'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { storeCompared } from '@svetlitsa/shell/compare/compare-storage'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { CompareScreen } from './compare-screen.tsx'

beforeEach(() => localStorage.clear())

const buildUrl = (code: string) => `/catalog/divany/${code}/`

function buildProduct(code: string, width: string): ComparedDetails {
  return {
    id: 1,
    guid: code,
    name: `Диван ${code}`,
    url: buildUrl(code),
    urlRaw: buildUrl(code),
    sectionCode: 'divany',
    offerIdCurrent: 1,
    offerXml: null,
    offers: [],
    icons: [],
    images: { detail: { medium: null }, additional: [] },
    rating: { score: 4.7, count: 12 },
    favorite: false,
    favoriteID: null,
    hit: false,
    isActive: true,
    complectProduct: false,
    categorizations: [],
    vendor: { name: 'Мастерская', code: 'masterskaya' },
    projectId: null,
    additional: [],
    price: { new: 10_000, old: 10_000 },
    sugarGift: false,
    isForbidden: false,
    elarbis: { model360: null, usdz: null, glb: null, qr: null, ar: false },
    sizeText: '',
    factText: '',
    minimumBatch: 1,
    isSaleRemains: true,
    byMetre: false,
    currentOffer: null,
    description: '',
    series: '',
    breadcrumbs: [],
    characteristics: [
      { code: 'width', name: 'Ширина', value: width, group: '', onOffer: false },
      { code: 'cover', name: 'Обивка', value: 'лён', group: '', onOffer: false },
    ],
    offerCharacteristics: {},
    boxes: {},
    looks: {},
    lookFinish: '',
    warrantyMonths: 24,
    needsAssembly: false,
    seo: { title: '', description: '' },
  }
}

const widths: Record<string, string> = { a: '200 см', b: '228 см', c: '228 см', d: '160 см' }

function open(codes: readonly string[], language: Language = 'ru') {
  const calls = serveCalls()
  calls.answer(product.getProduct, ({ ELEMENT_CODE }) => ({
    product: buildProduct(ELEMENT_CODE, widths[ELEMENT_CODE] ?? ''),
  }))
  storeCompared(codes.map((code, index) => ({ url: buildUrl(code), offerId: index + 1 })))
  return { calls, ...renderPart(<CompareScreen sign="₽" />, language) }
}

it.each(languages)(
  '[compare.products] two to four products stand side by side: %s',
  async (language) => {
    const screen = open(['a', 'b', 'c', 'd'], language)
    const texts = compareTexts[language]
    const table = await screen.findByRole('table', { name: texts.table })
    expect(table.querySelectorAll('thead th')).toHaveLength(5)
    const row = screen.getByRole('rowheader', { name: new RegExp(`^Ширина.*${texts.differs}`) })
    const cells = [...(row.closest('tr')?.querySelectorAll('td') ?? [])]
    expect(cells.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
      Object.values(widths),
    )
    expect(screen.getByRole('rowheader', { name: 'Обивка' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Диван b' })).toHaveAttribute(
      'href',
      '/catalog/divany/b/?offer_id=2',
    )
  },
)

it.each(languages)('[compare.products] what is the same can be hidden: %s', async (language) => {
  const { user, ...screen } = open(['a', 'b'], language)
  const texts = compareTexts[language]
  await screen.findByRole('table')
  const only = screen.getByRole('switch', { name: texts.onlyDifferences })
  only.focus()
  await user.keyboard(' ')
  expect(screen.queryByRole('rowheader', { name: 'Обивка' })).toBeNull()
  expect(
    screen.getByRole('rowheader', { name: new RegExp(`^Ширина.*${texts.differs}`) }),
  ).toBeVisible()
  await user.click(only)
  expect(screen.getByRole('rowheader', { name: 'Обивка' })).toBeVisible()
})

it('[compare.products] products that do not differ say so', async () => {
  const { user, ...screen } = open(['b', 'c'])
  await screen.findByRole('table')
  await user.click(screen.getByRole('switch', { name: 'Только отличия' }))
  expect(screen.getByText(compareTexts.ru.same)).toBeVisible()
})

it.each(languages)(
  '[compare.products] each product can be removed; one, and none, say what to do: %s',
  async (language) => {
    const { user, ...screen } = open(['a', 'b'], language)
    const texts = compareTexts[language]
    await screen.findByRole('table')
    const remove = (code: string) =>
      user.click(
        screen.getByRole('button', { name: texts.remove.replace('{name}', `Диван ${code}`) }),
      )
    await remove('a')
    expect(await screen.findByText(texts.oneTitle)).toBeVisible()
    expect(screen.queryByRole('switch')).toBeNull()
    await remove('b')
    expect(await screen.findByText(texts.emptyTitle)).toBeVisible()
    expect(screen.getByRole('link', { name: texts.catalog })).toHaveAttribute('href', '/catalog/')
  },
)

it('[compare.products] a product that is not sold any more says so', async () => {
  const { calls, ...screen } = open([])
  calls.refuse(product.getProduct, 'not_found', 'Такого адреса нет.')
  act(() => storeCompared([{ url: buildUrl('gone'), offerId: 9 }]))
  expect(await screen.findByText(compareTexts.ru.gone)).toBeVisible()
})

it('[compare.products] products that could not be loaded are loaded again', async () => {
  const { calls, user, ...screen } = open([])
  calls.fail(product.getProduct, 503)
  act(() => storeCompared([{ url: buildUrl('a'), offerId: 1 }]))
  const again = await screen.findByRole('button', { name: loadErrorTexts.ru.retry })
  calls.answer(product.getProduct, { product: buildProduct('a', '1 см') })
  await user.click(again)
  expect(await screen.findByRole('table')).toBeVisible()
})
