import { describe, expect, it } from 'vitest'
import type { ModuleOption } from './module-option.ts'
import { countOffers, emptyDraft, getFreeCm, reduceDraft } from './project-draft.ts'

const option = (offerId: number, widthCm: number, row: 'floor' | 'wall' = 'floor') =>
  ({ offerId, widthCm, row, price: 1_000 }) as ModuleOption
const placeAll = (...options: ModuleOption[]) =>
  options.reduce((draft, option) => reduceDraft(draft, { type: 'placed', option }), emptyDraft)
const edges = (draft: typeof emptyDraft) => draft.modules.map(({ xCm }) => xCm)

describe('project draft', () => {
  it('fills the wall from the left, floor and wall modules separately', () => {
    const draft = placeAll(option(1, 90), option(2, 60), option(3, 80, 'wall'))
    expect(edges(draft)).toEqual([0, 90, 0])
    expect(getFreeCm(draft)).toBe(320 - 150)
  })

  it('rejects a module that does not fit', () => {
    const draft = placeAll(option(1, 300), option(2, 30))
    expect(draft.modules).toHaveLength(1)
  })

  it('moves a module within free room and next to others, never over them', () => {
    const draft = placeAll(option(1, 90), option(2, 60))
    expect(edges(reduceDraft(draft, { type: 'moved', key: 2, xCm: 200 }))).toEqual([0, 200])
    expect(edges(reduceDraft(draft, { type: 'moved', key: 2, xCm: 40 }))).toEqual([0, 90])
    expect(edges(reduceDraft(draft, { type: 'moved', key: 2, xCm: 9_000 }))).toEqual([0, 260])
  })

  it('cannot make the wall shorter than its modules need', () => {
    const draft = placeAll(option(1, 90), option(2, 60))
    expect(reduceDraft(draft, { type: 'wall', wallCm: 100 }).wallCm).toBe(150)
    expect(reduceDraft(draft, { type: 'wall', wallCm: 500 }).wallCm).toBe(500)
  })

  it('keeps a separate wall for each kind and restores it on return', () => {
    const draft = placeAll(option(1, 90))
    const kitchen = reduceDraft(draft, { type: 'kind', kind: 'kitchen' })
    expect(kitchen.modules).toEqual([])
    const cooking = reduceDraft(kitchen, { type: 'placed', option: option(2, 60) })
    const restored = reduceDraft(cooking, { type: 'kind', kind: 'wardrobe' })
    expect(restored.modules).toEqual(draft.modules)
    expect(reduceDraft(restored, { type: 'kind', kind: 'kitchen' }).modules).toEqual(
      cooking.modules,
    )
    expect(reduceDraft(draft, { type: 'kind', kind: 'wardrobe' })).toBe(draft)
  })

  it('restores a cleared wall until another module is placed', () => {
    const draft = placeAll(option(1, 90), option(2, 60))
    const cleared = reduceDraft(draft, { type: 'cleared' })
    expect(cleared.modules).toEqual([])
    const shorter = reduceDraft(cleared, { type: 'wall', wallCm: 100 })
    const restored = reduceDraft(shorter, { type: 'undone' })
    expect(restored.modules).toEqual(draft.modules)
    expect(restored.wallCm).toBe(150)
    expect(reduceDraft(cleared, { type: 'placed', option: option(3, 50) }).cleared).toEqual([])
  })

  it('counts two modules of the same offer as two', () => {
    const draft = placeAll(option(1, 90), option(1, 90), option(2, 60))
    expect(countOffers(draft.modules)).toEqual([
      { offerId: 1, quantity: 2 },
      { offerId: 2, quantity: 1 },
    ])
    const removed = reduceDraft(draft, { type: 'removed', key: 1 })
    expect(edges(removed)).toEqual([90, 180])
  })
})
