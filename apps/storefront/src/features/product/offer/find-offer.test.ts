import { describe, expect, it } from 'vitest'
import { findOffer, listFinishes, listSameVariantOffers, listSizes } from './find-offer.ts'
import type { ProductOffer } from './product-offer.ts'

const offer = (id: number, finish: string, size: string): ProductOffer => ({
  id,
  finish,
  size,
  article: '',
  sizeText: `${id} см`,
  widthCm: null,
  depthCm: null,
  heightCm: null,
  price: { new: 1, old: 1 },
  bonus: 0,
  texture: `${finish}.jpg`,
  drawing: null,
  pictures: [],
  scenes: [],
  specs: {},
  boxes: [],
  viewer: { glb: null, usdz: null, isModelTrue: true, isTurnTrue: true },
})

const small = offer(1, 'лён', 'малый')
const offers = [small, offer(2, 'лён', 'большой'), offer(3, 'велюр', 'большой')]

describe('offers of a product', () => {
  it('are found by finish and size', () => {
    expect(findOffer(offers, 'лён', 'большой')?.id).toBe(2)
    expect(findOffer(offers, 'велюр', 'малый')).toBeUndefined()
  })

  it('list each finish once, in the current size where it exists', () => {
    expect(listFinishes(offers, small)).toEqual([
      { id: 1, name: 'лён', src: 'лён.jpg' },
      { id: 3, name: 'велюр', src: 'велюр.jpg' },
    ])
  })

  it('mark the sizes that the current finish does not come in', () => {
    const velour = offers[2] ?? small
    expect(listSizes(offers, velour)).toEqual([
      { size: 'малый', sizeText: '', isOffered: false },
      { size: 'большой', sizeText: '3 см', isOffered: true },
    ])
  })
})

describe('every offer can be selected', () => {
  const offers = [offer(1, 'лён', ''), offer(2, 'лён', ''), offer(3, 'велюр', '')]

  it('[product.page] offers with the same finish and size are listed side by side', () => {
    const [firstOffer, , lastOffer] = offers
    if (!firstOffer || !lastOffer) throw new Error('the test lost its offers')
    expect(listSameVariantOffers(offers, firstOffer).map(({ id }) => id)).toEqual([1, 2])
    expect(listSameVariantOffers(offers, lastOffer)).toEqual([])
  })

  it('[product.page] a finish without a texture is listed too', () => {
    const untextured = { ...offer(1, 'лён', ''), texture: null }
    expect(listFinishes([untextured], untextured)).toEqual([
      { id: 1, name: 'лён', src: '/images/dummy/no-texture.webp' },
    ])
  })
})
