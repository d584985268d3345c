import { describe, expect, it } from 'vitest'
import { findExportViolations } from './find-export-violations.ts'

const user = 'apps/account/src/main.tsx'

function find(exports: Record<string, string>, texts: Record<string, string>): string[] {
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text }))
  const packages = new Map([['@svetlitsa/ui', { folder: 'packages/ui', exports }]])
  return findExportViolations(sources, packages).map(({ path, message }) => `${path} ${message}`)
}

describe('package exports', () => {
  const exports = { './price/price': './src/price/price.tsx' }
  const unused = 'packages/ui/package.json exports «./price/price», which no other package imports'

  it.each([
    ["import { Price } from '@svetlitsa/ui/price/price'"],
    ["const price = import('@svetlitsa/ui/price/price')"],
    ["import price from '@svetlitsa/ui/price/price?url'"],
    ['@import "@svetlitsa/ui/price/price";'],
  ])('allows an entry that another package uses: %s', (text) => {
    expect(find(exports, { [user]: text })).toEqual([])
  })

  it.each([
    ['nothing imports', user, "import { Price } from '@svetlitsa/ui/price/price-tag'"],
    ['only the package itself imports', 'packages/ui/src/a.ts', "'@svetlitsa/ui/price/price'"],
    ['only a document names', 'docs/ui.md', "'@svetlitsa/ui/price/price'"],
    ['only sample text names', 'packages/config/src/a.test.ts', "'@svetlitsa/ui/price/price'"],
  ])('refuses an entry that %s', (_name, path, text) => {
    expect(find(exports, { [path]: text })).toEqual([unused])
  })

  describe('patterns', () => {
    const patterns = { './*': './src/*.ts', './price/*': './src/price/*/*.tsx' }

    it('are used by what they match, the longest first', () => {
      const uses = { [user]: "import '@svetlitsa/ui/price/price'" }
      expect(find(patterns, uses)).toEqual([
        'packages/ui/package.json exports «./*», which no other package imports',
      ])
    })

    it.each([
      ['a test', user, 'price/sum.test'],
      ['data of stories', user, 'fixtures/prices'],
      ['helpers of tests', user, 'test-support/build-price'],
      ['a test, even to a test', 'apps/account/src/a.test.ts', 'price/sum.test'],
    ])('do not open %s', (_name, path, entry) => {
      const found = find({ './*': './src/*.ts' }, { [path]: `import '@svetlitsa/ui/${entry}'` })
      expect(found).toEqual([`${path} imports packages/ui/src/${entry}.ts, which is private`])
    })

    it('open helpers of tests to tests', () => {
      const uses = {
        'apps/account/src/a.test.ts': "import '@svetlitsa/ui/test-support/build-price'",
      }
      expect(find({ './*': './src/*.ts' }, uses)).toEqual([])
    })
  })

  it('allows an entry for the package name itself', () => {
    expect(find({ '.': './src/ui.ts' }, { [user]: "import '@svetlitsa/ui'" })).toEqual([])
  })
})
