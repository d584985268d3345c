import { describe, expect, it } from 'vitest'
import { finishesOf, offerOf, sizesOf, twinsOf } from './offers-by.ts'
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
  specs: [],
  boxes: [],
  look: { glb: null, usdz: null, isModelTrue: true, isTurnTrue: true },
})

const small = offer(1, 'лён', 'малый')
const offers = [small, offer(2, 'лён', 'большой'), offer(3, 'велюр', 'большой')]

describe('the offers of a product', () => {
  it('are found by finish and size', () => {
    expect(offerOf(offers, 'лён', 'большой')?.id).toBe(2)
    expect(offerOf(offers, 'велюр', 'малый')).toBeUndefined()
  })

  it('show every finish once, in the present size where it comes in it', () => {
    expect(finishesOf(offers, small)).toEqual([
      { id: 1, name: 'лён', src: 'лён.jpg' },
      { id: 3, name: 'велюр', src: 'велюр.jpg' },
    ])
  })

  it('say which sizes the present finish lacks', () => {
    const velour = offers[2] ?? small
    expect(sizesOf(offers, velour)).toEqual([
      { size: 'малый', sizeText: '', isOffered: false },
      { size: 'большой', sizeText: '3 см', isOffered: true },
    ])
  })
})

describe('what every offer can be reached by', () => {
  const twins = [offer(1, 'лён', ''), offer(2, 'лён', ''), offer(3, 'велюр', '')]

  it('[product.page] offers that finish and size do not tell apart stand beside each other', () => {
    const [first, , last] = twins
    if (!first || !last) throw new Error('the test lost its offers')
    expect(twinsOf(twins, first).map(({ id }) => id)).toEqual([1, 2])
    expect(twinsOf(twins, last)).toEqual([])
  })

  it('[product.page] a finish without texture is shown all the same', () => {
    const bare = { ...offer(1, 'лён', ''), texture: null }
    expect(finishesOf([bare], bare)).toEqual([
      { id: 1, name: 'лён', src: '/images/dummy/no-texture.webp' },
    ])
  })
})
