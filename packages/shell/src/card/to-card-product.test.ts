import { describe, expect, it } from 'vitest'
import type { OfferOfCall, ProductOfCall } from './product-of-call.tsx'
import { remainsOfProducts } from './remains-of-products.tsx'
import { toCardProduct } from './to-card-product.tsx'

const file = (src: string) => ({ src, width: 1000, height: 800, kind: 'studio' as const })

function offer(id: number, finish: string, size: string, pictureCount = 3): OfferOfCall {
  const pictures = Array.from({ length: pictureCount }, (_, at) => file(`${id}-${at}.jpg`))
  return {
    id,
    guid: `offer-${id}`,
    xmlId: null,
    name: '',
    article: String(id),
    finish,
    finishColour: null,
    size,
    widthCm: null,
    depthCm: null,
    heightCm: null,
    price: { new: 100, old: 120 },
    images: {
      detail: { medium: pictures[0] ?? null },
      additional: pictures.slice(1),
      texture: { medium: file(`${finish}.jpg`) },
    },
    icons: [],
    offerCategorization: null,
    bonusesReward: 3,
    favorite: false,
  }
}

function product(offers: OfferOfCall[], offerIdCurrent = offers[0]?.id ?? 0): ProductOfCall {
  return {
    id: 1,
    guid: 'product-1',
    name: 'Диван',
    url: '/catalog/divany/divan-1/',
    urlRaw: '/catalog/divany/divan-1/',
    sectionCode: 'divany',
    offerIdCurrent,
    offerXml: null,
    offers,
    icons: [
      {
        text: '−17 %',
        position: 'top',
        backgroundColor: '#fff',
        textColor: '#000',
        icon: null,
        code: 'discount',
        lineaGradient: null,
      },
    ],
    images: { detail: { medium: file('shared.jpg') }, additional: [] },
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
    price: { new: 100, old: 120 },
    sugarGift: false,
    isForbidden: false,
    elarbis: { model360: null, usdz: null, glb: null, qr: null, ar: false },
    sizeText: '',
    factText: '',
    minimumBatch: 1,
    isSaleRemains: false,
    byMetre: false,
  }
}

describe('toCardProduct', () => {
  it('offers the finishes of the current size, each once', () => {
    const offers = [
      offer(1, 'лён', 'малый'),
      offer(2, 'лён', 'большой'),
      offer(3, 'велюр', 'большой'),
    ]
    const card = toCardProduct(product(offers, 2), '₽')
    expect(card.offers.map(({ texture }) => texture?.name)).toEqual(['лён', 'велюр'])
  })

  it('links the current offer by the plain address and the others by their number', () => {
    const card = toCardProduct(product([offer(1, 'лён', ''), offer(2, 'велюр', '')]), '₽')
    expect(card.offers.map(({ href }) => href)).toEqual([
      '/catalog/divany/divan-1/',
      '/catalog/divany/divan-1/?offer_id=2',
    ])
  })

  it('[card.content] shows at most five pictures', () => {
    const [shown] = toCardProduct(product([offer(1, 'лён', '', 9)]), '₽').offers
    expect(shown?.pictures).toHaveLength(5)
  })

  it('[card.content] cuts a long name and keeps the whole', () => {
    const name = 'Шкаф распашной «Лад» трёхдверный, дуб натуральный, с зеркалом и антресолью'
    const card = toCardProduct({ ...product([offer(1, 'дуб', '')]), name }, '₽')
    expect(card.name).toHaveLength(name.length)
    expect(card.shortName).toMatch(/^.{59}…$/)
  })

  it('falls back to the pictures of the product', () => {
    const [shown] = toCardProduct(product([offer(1, 'лён', '', 0)]), '₽').offers
    expect(shown?.pictures[0]?.sources.src).toContain('shared.jpg')
  })

  it('[card.forbidden] a product without offers keeps its picture and cannot be bought', () => {
    const card = toCardProduct({ ...product([]), isForbidden: true }, '₽')
    expect(card).toMatchObject({ inStock: false, offerIdCurrent: 0 })
    expect(card.offers).toMatchObject([{ id: 0, href: '/catalog/divany/divan-1/' }])
    expect(card.offers[0]?.pictures[0]?.sources.src).toContain('shared.jpg')
    expect(remainsOfProducts([{ ...product([]), isForbidden: true }])).toEqual([])
  })

  it('leaves the percent to the shield that follows the chosen offer', () => {
    expect(toCardProduct(product([offer(1, 'лён', '')]), '₽').shields).toEqual([])
  })
})

describe('remainsOfProducts', () => {
  it('asks for five offers of a product at most', () => {
    const offers = Array.from({ length: 8 }, (_, at) => offer(at + 1, `отделка ${at}`, ''))
    expect(remainsOfProducts([product(offers)])).toEqual([1, 2, 3, 4, 5])
  })
})
