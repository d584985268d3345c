import { describe, expect, it } from 'vitest'
import { blankDraft, freeCm, offersOf, stepDraft } from './project-draft.ts'
import type { ModuleOption } from './project-option.ts'

const option = (offerId: number, widthCm: number, row: 'floor' | 'wall' = 'floor') =>
  ({ offerId, widthCm, row, price: 1_000 }) as ModuleOption
const place = (...options: ModuleOption[]) =>
  options.reduce((draft, one) => stepDraft(draft, { type: 'placed', option: one }), blankDraft)
const edges = (draft: typeof blankDraft) => draft.modules.map(({ xCm }) => xCm)

describe('the wall', () => {
  it('is filled from the left, the floor and the wall apart', () => {
    const draft = place(option(1, 90), option(2, 60), option(3, 80, 'wall'))
    expect(edges(draft)).toEqual([0, 90, 0])
    expect(freeCm(draft)).toBe(320 - 150)
  })

  it('takes nothing that does not fit', () => {
    const draft = place(option(1, 300), option(2, 30))
    expect(draft.modules).toHaveLength(1)
  })

  it('moves a module into free room and to its neighbours, never over them', () => {
    const draft = place(option(1, 90), option(2, 60))
    expect(edges(stepDraft(draft, { type: 'moved', key: 2, xCm: 200 }))).toEqual([0, 200])
    expect(edges(stepDraft(draft, { type: 'moved', key: 2, xCm: 40 }))).toEqual([0, 90])
    expect(edges(stepDraft(draft, { type: 'moved', key: 2, xCm: 9_000 }))).toEqual([0, 260])
  })

  it('is never shorter than what stands at it', () => {
    const draft = place(option(1, 90), option(2, 60))
    expect(stepDraft(draft, { type: 'wall', wallCm: 100 }).wallCm).toBe(150)
    expect(stepDraft(draft, { type: 'wall', wallCm: 500 }).wallCm).toBe(500)
  })

  it('is another one for another kind, and as it was when one comes back', () => {
    const draft = place(option(1, 90))
    const kitchen = stepDraft(draft, { type: 'kind', kind: 'kitchen' })
    expect(kitchen.modules).toEqual([])
    const cooking = stepDraft(kitchen, { type: 'placed', option: option(2, 60) })
    const back = stepDraft(cooking, { type: 'kind', kind: 'wardrobe' })
    expect(back.modules).toEqual(draft.modules)
    expect(stepDraft(back, { type: 'kind', kind: 'kitchen' }).modules).toEqual(cooking.modules)
    expect(stepDraft(draft, { type: 'kind', kind: 'wardrobe' })).toBe(draft)
  })

  it('that was cleared can be had back until something else is placed', () => {
    const draft = place(option(1, 90), option(2, 60))
    const cleared = stepDraft(draft, { type: 'cleared' })
    expect(cleared.modules).toEqual([])
    const shorter = stepDraft(cleared, { type: 'wall', wallCm: 100 })
    const back = stepDraft(shorter, { type: 'undone' })
    expect(back.modules).toEqual(draft.modules)
    expect(back.wallCm).toBe(150)
    expect(stepDraft(cleared, { type: 'placed', option: option(3, 50) }).cleared).toEqual([])
  })

  it('counts two of the same offer as two', () => {
    const draft = place(option(1, 90), option(1, 90), option(2, 60))
    expect(offersOf(draft.modules)).toEqual([
      { offerId: 1, quantity: 2 },
      { offerId: 2, quantity: 1 },
    ])
    const removed = stepDraft(draft, { type: 'removed', key: 1 })
    expect(edges(removed)).toEqual([90, 180])
  })
})
