import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHabitBreaches } from './find-habit-breaches.ts'
import { findImportBreaches, findPackageCycles } from './find-import-breaches.ts'
import { findScreenBreaches } from './find-screen-breaches.ts'
import { findSizeBreach } from './find-size-breach.ts'
import { findTextBreaches } from './find-text-breaches.ts'
import { parseSource } from './parse-source.ts'
import { readPackages } from './read-packages.ts'

const { folders } = readPackages(join(import.meta.dirname, '..', '..', '..', '..'))

function importWords(path: string, text: string): string[] {
  return findImportBreaches([parseSource({ path, text })], folders).map(({ words }) => words)
}

function habitWords(path: string, text: string): string[] {
  return findHabitBreaches([parseSource({ path, text })]).map(({ words }) => words)
}

function screenWords(path: string, text: string): string[] {
  return findScreenBreaches([parseSource({ path, text })]).map(({ words }) => words)
}

describe('who may import whom', () => {
  it.each([
    [
      'packages/domain/src/price/a.ts',
      '@svetlitsa/api-client/contract/basket',
      'domain may not import contract',
    ],
    ['packages/domain/src/price/a.ts', 'node:fs', 'domain may not use node:fs'],
    ['packages/ui/src/shop/a.tsx', '@svetlitsa/api-client/query/basket', 'ui may not import query'],
    ['packages/ui/src/shop/a.tsx', '@svetlitsa/shell/header', 'ui may not import shell'],
    ['packages/ui/src/shop/a.tsx', '@tanstack/react-query', 'ui may not use @tanstack/react-query'],
    ['packages/i18n/src/ru/a.ts', '@svetlitsa/ui/shop/price', 'i18n may not import ui'],
    [
      'packages/shell/src/a.tsx',
      '../../../apps/checkout/src/routes/a.tsx',
      'apps never import apps',
    ],
    [
      'packages/api-client/src/contract/a.ts',
      '../query/basket.ts',
      'contract may not import query',
    ],
    [
      'apps/checkout/src/routes/a.tsx',
      '../../../account/src/features/order/a.tsx',
      'apps never import apps',
    ],
    [
      'apps/checkout/src/features/order/a.tsx',
      '../coupon/coupon-form.tsx',
      'features meet only in route files',
    ],
    [
      'apps/checkout/src/features/order/a.tsx',
      '../../routes/personal/order.tsx',
      'feature may not import page',
    ],
    ['apps/account/src/features/order/a.tsx', 'pg', 'feature may not use pg'],
    ['apps/storefront/src/site.ts', './server/start.ts', 'app may not import server'],
    ['apps/storefront/src/site.ts', 'node:os', 'app may not use node:os'],
    [
      'apps/router/src/a.ts',
      'drizzle-orm/node-postgres',
      'router may not use drizzle-orm/node-postgres',
    ],
    ['apps/router/src/a.ts', '../../api/src/platform/database.ts', 'apps never import apps'],
    [
      'apps/api/src/modules/coupon/coupon.routes.ts',
      '../user/user.table.ts',
      "a module reads another's tables only in its queries",
    ],
    [
      'apps/api/src/modules/coupon/a.ts',
      '@svetlitsa/ui/shop/price',
      'api-module may not import ui',
    ],
    [
      'packages/config/src/a.ts',
      '@svetlitsa/bootstrap/start-shop',
      'config may not import bootstrap',
    ],
  ])('refuses %s importing %s', (path, specifier, words) => {
    expect(importWords(path, `import { a } from '${specifier}'`)).toEqual([
      expect.stringContaining(words),
    ])
    expect(importWords(path, `export { a } from '${specifier}'`)).toEqual([
      expect.stringContaining(words),
    ])
    expect(importWords(path, `await import('${specifier}')`)).toEqual([
      expect.stringContaining(words),
    ])
  })

  it.each([
    ['packages/ui/src/shop/a.tsx', '@svetlitsa/domain/price/format-price'],
    ['packages/api-client/src/query/a.ts', '../api/basket.ts'],
    ['packages/shell/src/a.tsx', '@svetlitsa/api-client/query/basket'],
    ['packages/api-client/src/client/bind.test.ts', '../api/basket.ts'],
    ['apps/checkout/src/features/order/a.tsx', './order-form.tsx'],
    ['apps/checkout/src/features/order/a.tsx', '@svetlitsa/shell/header'],
    ['apps/checkout/src/routes/personal/a.tsx', '../../features/order/order-form.tsx'],
    ['apps/api/src/modules/coupon/coupon.queries.ts', '../user/user.table.ts'],
    ['apps/api/src/modules/coupon/coupon.table.ts', '../user/user.table.ts'],
    ['apps/api/src/platform/a.ts', 'pg'],
    [
      'apps/api/src/modules/coupon/coupon.test.ts',
      '@svetlitsa/config/test-database/create-test-database.ts',
    ],
  ])('lets %s import %s', (path, specifier) => {
    expect(importWords(path, `import { a } from '${specifier}'`)).toEqual([])
  })

  it('lets the calls that browsers ship see the contract as types alone', () => {
    const path = 'packages/api-client/src/api/basket.ts'
    expect(importWords(path, "import type * as c from '../contract/basket.ts'")).toEqual([])
    expect(importWords(path, "import * as c from '../contract/basket.ts'")).toEqual([
      expect.stringContaining('must be imported as a type'),
    ])
  })

  it('refuses a file that belongs to no room', () => {
    expect(importWords('apps/new-app/src/a.ts', "import 'x'")).toEqual([
      expect.stringContaining('belongs to no room'),
    ])
  })

  it('finds a circle of packages whatever its length', () => {
    const edges = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', []],
    ])
    expect(findPackageCycles(edges)).toEqual([['a', 'b', 'c', 'a']])
    expect(
      findPackageCycles(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([])
  })
})

describe('the habits of the house', () => {
  it('lets env.ts files alone read the environment', () => {
    expect(habitWords('apps/api/src/mail.ts', 'export const a = process.env.KEY')).toHaveLength(1)
    expect(
      habitWords('apps/api/src/mail.ts', 'const { KEY } = process.env\nexport { KEY }'),
    ).toHaveLength(1)
    expect(
      habitWords('apps/account/src/a.ts', 'export const a = import.meta.env.KEY'),
    ).toHaveLength(1)
    expect(habitWords('apps/api/src/env.ts', 'export const a = process.env.KEY')).toEqual([])
  })

  it('keeps the kit from fetching', () => {
    expect(
      habitWords('packages/ui/src/shop/a.tsx', "export const a = () => fetch('/x')"),
    ).toHaveLength(1)
    expect(
      habitWords('packages/ui/src/shop/a.tsx', "export const a = () => new EventSource('/x')"),
    ).toHaveLength(1)
    expect(
      habitWords('packages/ui/src/shop/a.tsx', 'export const a = (fetch: () => void) => fetch'),
    ).toEqual([])
  })

  it('refuses barrels and names that say nothing', () => {
    expect(habitWords('packages/ui/src/shop/all.ts', "export * from './price.tsx'")).toHaveLength(1)
    expect(habitWords('packages/ui/src/index.ts', 'export const a = 1')).toHaveLength(1)
    expect(habitWords('packages/ui/src/helpers.ts', 'export const a = 1')).toHaveLength(1)
    expect(habitWords('packages/ui/src/PriceTag.tsx', 'export const a = 1')).toHaveLength(1)
    expect(habitWords('packages/ui/src/shop/price-tag.test.tsx', 'export const a = 1')).toEqual([])
    expect(habitWords('apps/account/src/routes/orders/index.tsx', 'export const a = 1')).toEqual([])
  })

  it('allows 300 lines and not one more', () => {
    const lines = (count: number) => 'export {}\n'.repeat(count)
    expect(habitWords('packages/ui/src/a.ts', lines(300))).toEqual([])
    expect(habitWords('packages/ui/src/a.ts', lines(301))).toEqual([
      expect.stringContaining('301 lines'),
    ])
  })

  it('judges the median and nine of ten files together', () => {
    const file = (lines: number) => ({
      path: `apps/api/src/${lines}.ts`,
      text: 'a\n'.repeat(lines),
    })
    expect(findSizeBreach([60, 60, 61].map(file))).toEqual([])
    expect(findSizeBreach([60, 61, 61].map(file))).toHaveLength(1)
    expect(findSizeBreach([...Array(9).fill(10), 181, 181].map(file))).toHaveLength(1)
  })
})

describe('screens', () => {
  const path = 'apps/checkout/src/features/order/order-form.tsx'

  it('hold no texts of their own', () => {
    expect(screenWords(path, 'export const A = () => <p>Корзина</p>')).toHaveLength(1)
    expect(screenWords(path, 'export const A = () => <A label="Купить" />')).toHaveLength(1)
    expect(screenWords(path, `export const a = (n: number) => \`Ещё \${n}\``)).toHaveLength(1)
    expect(screenWords(path, '// Корзина\nexport const A = () => <p />')).toEqual([])
    expect(screenWords('packages/i18n/src/ru/basket.ts', "export const a = 'Корзина'")).toEqual([])
  })

  it('hold no colours but the tokens', () => {
    expect(screenWords(path, 'export const A = () => <p className="bg-red-500" />')).toHaveLength(1)
    expect(
      screenWords(path, 'export const A = () => <p className="hover:text-white" />'),
    ).toHaveLength(1)
    expect(screenWords(path, 'export const A = () => <p className="text-[#b44]" />')).toHaveLength(
      1,
    )
    expect(screenWords(path, "export const a = '#aabbcc'")).toHaveLength(1)
    expect(screenWords(path, 'export const A = () => <p className="bg-paper text-ink" />')).toEqual(
      [],
    )
    expect(screenWords(path, "export const a = '#basket'")).toEqual([])
  })
})

describe('the texts of the project', () => {
  const folder = ['', 'root', 'project'].join('/')

  it('name no machine and no registry', () => {
    const words = (path: string, text: string) =>
      findTextBreaches([{ path, text }]).map((one) => one.words)
    expect(words('README.md', `see ${folder}/a.ts`)).toHaveLength(1)
    expect(
      words('a.ts', `const registry = 'https://${['registry', 'npmjs', 'org'].join('.')}/'`),
    ).toHaveLength(1)
    expect(words('pnpm-lock.yaml', '    resolution: {integrity: x, tarball: y}')).toHaveLength(1)
    const page = ['a', 'home', 'page'].join('/')
    expect(words('README.md', `homework/optional, ${page}`)).toEqual([])
  })
})
