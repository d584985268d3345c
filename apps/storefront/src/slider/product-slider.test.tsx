import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import type { Card, CardOffer } from '@svetlitsa/domain/card/card'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductSlider } from './product-slider.tsx'

let isReducedMotion = false
let observers: { element: Element; tell: (isIntersecting: boolean) => void }[] = []

beforeEach(() => {
  isReducedMotion = false
  observers = []
  serveCalls()
  vi.stubGlobal('matchMedia', () => ({ matches: isReducedMotion }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: { isIntersecting: boolean }[]) => void
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onChange = onChange
      }
      observe(element: Element) {
        observers.push({
          element,
          tell: (isIntersecting) => this.#onChange([{ isIntersecting }]),
        })
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offer: CardOffer = {
  id: 0,
  guid: '',
  xmlId: null,
  name: '',
  article: '',
  finish: 'лён',
  finishColour: null,
  size: '',
  widthCm: null,
  depthCm: null,
  heightCm: null,
  price: { new: 100, old: 100 },
  images: { detail: { medium: null }, additional: [], texture: { medium: null } },
  icons: [],
  offerCategorization: null,
  bonusesReward: 3,
  favorite: false,
}

const buildCard = (id: number, offerIdCurrent = id): Card => ({
  id,
  guid: `product-${id}`,
  name: `Кресло ${id}`,
  url: `/catalog/kresla/kreslo-${id}/`,
  urlRaw: `/catalog/kresla/kreslo-${id}/`,
  sectionCode: 'kresla',
  offerIdCurrent,
  offerXml: null,
  offers: [{ ...offer, id }],
  icons: [],
  images: { detail: { medium: null }, additional: [] },
  rating: { score: 0, count: 0 },
  favorite: false,
  favoriteID: null,
  hit: false,
  isActive: true,
  complectProduct: false,
  categorizations: [],
  vendor: { name: 'Мастерская', code: 'masterskaya' },
  projectId: null,
  additional: [],
  price: { new: 100, old: 100 },
  sugarGift: false,
  isForbidden: false,
  elarbis: { model360: null, usdz: null, glb: null, qr: null, ar: false },
  sizeText: '',
  factText: '',
  minimumBatch: 1,
  isSaleRemains: true,
  byMetre: false,
})

const buildCards = (count: number) => Array.from({ length: count }, (_, id) => buildCard(id + 1))
const open = (products: readonly Card[], busy = false) =>
  renderPart(
    <WindowHost registry={{}} labels={{ close: '', loading: '' }}>
      <ProductSlider title="Новинки" products={products} sign="₽" busy={busy} />
    </WindowHost>,
  )
const listLinks = ({ getAllByRole }: ReturnType<typeof open>) => [
  ...new Set(getAllByRole('link').map((link) => link.getAttribute('href'))),
]

describe('[slider.rules] a row of products', () => {
  it('drops a product whose current offer is 0', () => {
    const row = open([buildCard(1), buildCard(2, 0), buildCard(3)])
    expect(listLinks(row)).toEqual(['/catalog/kresla/kreslo-1/', '/catalog/kresla/kreslo-3/'])
  })

  it('is not there when nothing is left of it', () => {
    const { queryByRole } = open([buildCard(1, 0)])
    expect(queryByRole('region', { name: 'Новинки' })).toBeNull()
  })

  it('counts its arrows by what is left: none for four, two for five', () => {
    const four = open([...buildCards(4), buildCard(5, 0)])
    expect(four.queryByRole('button', { name: 'Вперёд' })).toBeNull()
    four.unmount()
    const five = open(buildCards(5))
    expect(five.getByRole('button', { name: 'Вперёд' })).toBeTruthy()
    expect(five.getByRole('button', { name: 'Назад' })).toBeTruthy()
  })

  it('has five skeletons while it loads, as many as its widest screen has columns', () => {
    const row = open([], true).getByRole('region', { name: 'Новинки' })
    expect(row.getAttribute('aria-busy')).toBe('true')
    expect(row.querySelectorAll('ul > li')).toHaveLength(5)
  })

  it('steps every eight seconds while it is seen, and neither out of sight nor with reduced motion', () => {
    vi.useFakeTimers()
    const { getByRole } = open(buildCards(6))
    const strip = getByRole('region', { name: 'Новинки' }).querySelector('ul')
    if (!strip) throw new Error('the row has no strip')
    const scrolled = vi.spyOn(strip, 'scrollTo').mockImplementation(() => {})
    const see = (isSeen: boolean) => {
      for (const { element, tell } of observers) if (element === strip) act(() => tell(isSeen))
    }
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    see(true)
    wait(7_999)
    expect(scrolled).toHaveBeenCalledTimes(0)
    wait(1)
    expect(scrolled).toHaveBeenCalledTimes(1)
    wait(8_000)
    expect(scrolled).toHaveBeenCalledTimes(2)
    isReducedMotion = true
    wait(8_000)
    isReducedMotion = false
    see(false)
    wait(8_000)
    expect(scrolled).toHaveBeenCalledTimes(2)
    see(true)
    wait(8_000)
    expect(scrolled).toHaveBeenCalledTimes(3)
  })
})
