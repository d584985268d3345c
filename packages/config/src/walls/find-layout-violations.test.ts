import { describe, expect, it } from 'vitest'
import { findLayoutViolations } from './find-layout-violations.ts'

function find(paths: string[]): string[] {
  return findLayoutViolations(paths.map((path) => ({ path, text: '' }))).map(
    ({ path, message }) => `${path} ${message}`,
  )
}

function fill(folder: string, count: number, ending = '.ts'): string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`)
}

describe('folder size', () => {
  it.each([
    'apps/api/src/order/order',
    'apps/api/demo/seed/product',
    'packages/ui/src/product/price',
    'tools/bench/page',
    'tools/postgres/src/server',
  ])('allows twenty source files in %s and not one more', (folder) => {
    expect(find(fill(folder, 20))).toEqual([])
    expect(find(fill(folder, 21))).toEqual([expect.stringContaining('21 source files')])
  })

  it('does not count subfolders, tests, stories and generated files', () => {
    const folder = 'packages/shell/src/basket'
    const others = ['.test.ts', '.stories.tsx', '.gen.ts', '.css'].flatMap((ending) =>
      fill(folder, 5, ending),
    )
    expect(find([...fill(folder, 20), ...fill(`${folder}/window`, 20), ...others])).toEqual([])
  })

  it.each([
    'apps/storefront/src/app/catalog',
    'apps/account/src/routes/personal',
    'apps/api/src/schema',
  ])('does not limit %s', (folder) => {
    expect(find(fill(folder, 30))).toEqual([])
  })
})

describe('folder names', () => {
  it.each(['components', 'hooks', 'utils', 'helpers', 'lib', 'common', 'types'])(
    'refuses a folder %s anywhere under src',
    (name) => {
      expect(find([`packages/ui/src/${name}/price.tsx`])).toHaveLength(1)
      expect(find([`apps/account/src/features/order/${name}/total.ts`])).toHaveLength(1)
    },
  )

  it('allows these words as parts of names', () => {
    expect(find(['apps/api/src/shop/form-types/common-form.ts', 'packages/ui/lib/a.ts'])).toEqual(
      [],
    )
  })
})
