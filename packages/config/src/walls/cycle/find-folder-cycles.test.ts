import { describe, expect, it } from 'vitest'
import { findFolderCycles } from './find-folder-cycles.ts'

function find(imports: Record<string, string[]>): string[] {
  return findFolderCycles(new Map(Object.entries(imports))).map(
    ({ path, message }) => `${path} ${message}`,
  )
}

const card = 'packages/shell/src/card/card.tsx'
const price = 'packages/shell/src/card/price/price.ts'
const basket = 'packages/shell/src/basket/basket.ts'
const window = 'packages/shell/src/window/window.ts'

describe('cycles of folders', () => {
  it('reports folders that import each other, though no file imports itself', () => {
    expect(find({ [card]: [basket], [basket]: [price], [price]: [] })).toEqual([
      `${card} cycle of folders: ${card} imports ${basket}, ${basket} imports ${price}`,
    ])
  })

  it('reports a longer cycle once', () => {
    expect(find({ [card]: [basket], [basket]: [window], [window]: [price] })).toHaveLength(1)
  })

  it.each([
    ['in one direction', { [card]: [basket], [window]: [card, basket] }],
    ['inside one folder', { [card]: [price], [price]: [card] }],
    ['of a test', { [card]: [basket], 'packages/shell/src/basket/basket.test.ts': [card] }],
    ['of a story', { [card]: [basket], 'packages/shell/src/basket/basket.stories.tsx': [card] }],
    [
      'of test support',
      { [card]: [basket], 'packages/shell/src/basket/test-support/a.ts': [card] },
    ],
    ['of generated code', { [card]: [basket], 'packages/shell/src/basket/routes.gen.ts': [card] }],
    ['of a declaration', { [card]: [basket], 'packages/shell/src/basket/a.d.ts': [card] }],
    [
      'between packages',
      { [card]: ['packages/ui/src/card/card.tsx'], 'packages/ui/src/card/card.tsx': [basket] },
    ],
  ])('allows imports %s', (_name, imports) => {
    expect(find(imports)).toEqual([])
  })
})
