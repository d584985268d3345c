import type { Card, CardOffer } from '@svetlitsa/domain/card/card'
import { describe, expect, it } from 'vitest'
import { listStockOfferIds } from './list-stock-offer-ids.ts'
import { toCardView } from './to-card-product.ts'

const file = (src: string) => ({ src, width: 1000, height: 800, kind: 'studio' as const })

function offer(id: number, finish: string, size: string, pictureCount = 3): CardOffer {
  const pictures = Array.from({ length: pictureCount }, (_, index) => file(`${id}-${index}.jpg`))
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

function product(offers: CardOffer[], offerIdCurrent = offers[0]?.id ?? 0): Card {
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

describe('toCardView', () => {
  it('includes the finishes of the current size, each once', () => {
    const offers = [
      offer(1, 'лён', 'малый'),
      offer(2, 'лён', 'большой'),
      offer(3, 'велюр', 'большой'),
    ]
    const card = toCardView(product(offers, 2), '₽')
    expect(card.offers.map(({ texture }) => texture?.name)).toEqual(['лён', 'велюр'])
  })

  it('links the current offer by the plain address and the others by their id', () => {
    const card = toCardView(product([offer(1, 'лён', ''), offer(2, 'велюр', '')]), '₽')
    expect(card.offers.map(({ href }) => href)).toEqual([
      '/catalog/divany/divan-1/',
      '/catalog/divany/divan-1/?offer_id=2',
    ])
  })

  it('[card.content] shows at most five pictures', () => {
    const [shown] = toCardView(product([offer(1, 'лён', '', 9)]), '₽').offers
    expect(shown?.pictures).toHaveLength(5)
  })

  it('[card.content] shortens a long name and keeps the full one', () => {
    const name = 'Шкаф распашной «Лад» трёхдверный, дуб натуральный, с зеркалом и антресолью'
    const card = toCardView({ ...product([offer(1, 'дуб', '')]), name }, '₽')
    expect(card.name).toHaveLength(name.length)
    expect(card.shortName).toMatch(/^.{59}…$/)
  })

  it('falls back to the pictures of the product', () => {
    const [shown] = toCardView(product([offer(1, 'лён', '', 0)]), '₽').offers
    expect(shown?.pictures[0]?.sources.src).toContain('shared.jpg')
  })

  it('[card.forbidden] a product without offers keeps its picture and cannot be bought', () => {
    const card = toCardView({ ...product([]), isForbidden: true }, '₽')
    expect(card).toMatchObject({ inStock: false, offerIdCurrent: 0 })
    expect(card.offers).toMatchObject([{ id: 0, href: '/catalog/divany/divan-1/' }])
    expect(card.offers[0]?.pictures[0]?.sources.src).toContain('shared.jpg')
    expect(listStockOfferIds([{ ...product([]), isForbidden: true }])).toEqual([])
  })

  const badge = (code: string, position: 'top' | 'bottom' = 'top') => ({
    text: code,
    code,
    position,
    backgroundColor: '#fff',
    textColor: '#000',
    icon: null,
    lineaGradient: null,
  })
  const listCodes = (shown: Card) => toCardView(shown, '₽').badges.map(({ code }) => code)

  it('[card.badges] shows at most two badges, one beside the discount', () => {
    const icons = [badge('discount'), badge('hit'), badge('novosele'), badge('own', 'bottom')]
    const reduced = { ...product([offer(1, 'лён', '')]), icons }
    expect(listCodes(reduced)).toEqual(['hit'])
    const offers = reduced.offers.map((one) => ({ ...one, price: { new: 100, old: 100 } }))
    expect(listCodes({ ...reduced, offers })).toEqual(['hit', 'novosele'])
    expect(listCodes({ ...reduced, offers, isActive: false })).toEqual(['hit'])
  })

  it('[card.badges] says neither the gift nor that there is a model on the picture', () => {
    const elarbis = { model360: null, usdz: 'a.usdz', glb: 'a.glb', qr: null, ar: true }
    const shown = { ...product([offer(1, 'лён', '')]), sugarGift: true, elarbis }
    expect(listCodes({ ...shown, icons: [badge('constructor3d', 'bottom')] })).toEqual([])
  })

  it('leaves the percentage to the badge that follows the chosen offer', () => {
    expect(toCardView(product([offer(1, 'лён', '')]), '₽').badges).toEqual([])
  })
})

describe('listStockOfferIds', () => {
  it('requests five offers per product at most', () => {
    const offers = Array.from({ length: 8 }, (_, index) => offer(index + 1, `отделка ${index}`, ''))
    expect(listStockOfferIds([product(offers)])).toEqual([1, 2, 3, 4, 5])
  })
})
