import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHabitViolations } from './find-habit-violations.ts'
import { findImportViolations } from './find-import-violations.ts'
import { findScreenViolations } from './find-screen-violations.ts'
import { findSizeStatisticViolations } from './find-size-violations.ts'
import { findTextViolations } from './find-text-violations.ts'
import { parseSource } from './parse-source.ts'
import { readPackages } from './read-packages.ts'

const packages = readPackages(join(import.meta.dirname, '..', '..', '..', '..'))

function checkImports(path: string, text: string): string[] {
  return findImportViolations([parseSource({ path, text })], packages).map(({ message }) => message)
}

function checkHabits(path: string, text: string): string[] {
  return findHabitViolations([parseSource({ path, text })]).map(({ message }) => message)
}

function checkScreens(path: string, text: string): string[] {
  return findScreenViolations([parseSource({ path, text })]).map(({ message }) => message)
}

describe('import rules', () => {
  it.each([
    [
      'packages/domain/src/price/a.ts',
      '@svetlitsa/api-client/basket/contract',
      'domain may not import contract',
    ],
    ['packages/domain/src/price/a.ts', 'node:fs', 'domain may not use node:fs'],
    [
      'packages/ui/src/product/a/a.tsx',
      '@svetlitsa/api-client/basket/queries',
      'ui may not import query',
    ],
    ['packages/ui/src/shop/a.tsx', '@svetlitsa/shell/header', 'ui may not import shell'],
    ['packages/ui/src/shop/a.tsx', '@tanstack/react-query', 'ui may not use @tanstack/react-query'],
    ['packages/i18n/src/ru/a.ts', '@svetlitsa/ui/product/price', 'i18n may not import ui'],
    [
      'packages/shell/src/a.tsx',
      '../../../apps/checkout/src/routes/a.tsx',
      'apps never import apps',
    ],
    [
      'packages/api-client/src/coupon/contract.ts',
      '../basket/queries.ts',
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
      'apps/api/src/basket/coupon/coupon.routes.ts',
      '../../schema/user.table.ts',
      "a module reads another's tables only in its queries",
    ],
    [
      'apps/api/src/basket/coupon/a.ts',
      '@svetlitsa/ui/product/price',
      'api-module may not import ui',
    ],
    [
      'apps/api/src/platform/services/services.ts',
      '../../shop/region/region-directory.ts',
      'platform imports no module',
    ],
    ['apps/api/src/platform/a.ts', '../app.ts', 'platform imports no module'],
    ['packages/config/src/a.ts', '@svetlitsa/bootstrap/env', 'config may not import bootstrap'],
  ])('refuses %s importing %s', (path, specifier, message) => {
    expect(checkImports(path, `import { a } from '${specifier}'`)).toEqual([
      expect.stringContaining(message),
    ])
    expect(checkImports(path, `export { a } from '${specifier}'`)).toEqual([
      expect.stringContaining(message),
    ])
    expect(checkImports(path, `await import('${specifier}')`)).toEqual([
      expect.stringContaining(message),
    ])
  })

  it.each([
    ['packages/ui/src/shop/a.tsx', '@svetlitsa/domain/price/format-price'],
    ['packages/api-client/src/coupon/queries.ts', '../basket/client.ts'],
    ['packages/shell/src/basket/a.tsx', '@svetlitsa/api-client/basket/queries'],
    ['packages/api-client/src/call/bind-call.test.ts', '../basket/client.ts'],
    ['apps/checkout/src/features/order/a.tsx', './order-form.tsx'],
    ['apps/checkout/src/features/order/a.tsx', '@svetlitsa/shell/header'],
    ['apps/checkout/src/routes/personal/a.tsx', '../../features/order/order-form.tsx'],
    ['apps/api/src/basket/coupon/coupon.queries.ts', '../../schema/user.table.ts'],
    ['apps/api/src/basket/coupon/a.ts', '../../schema/coupon.table.ts'],
    ['apps/api/src/basket/coupon/a.ts', '../../schema/coupon-use.table.ts'],
    ['apps/api/src/checkout/draft/a.ts', '../../schema/checkout-draft.table.ts'],
    ['apps/api/src/fulfilment/customer-order/a.ts', '../../schema/order.table.ts'],
    ['apps/api/src/schema/coupon.table.ts', './user.table.ts'],
    ['apps/api/src/order/state/a.ts', '../../basket/coupon/coupon.queries.ts'],
    ['apps/api/src/basket/coupon/a.test.ts', '../../order/order/order.queries.ts'],
    ['apps/api/src/composition/a.ts', '../desk/staff/change-staff.ts'],
    ['apps/api/src/platform/a.ts', 'pg'],
    ['apps/api/src/platform/services/services.ts', '../../env.ts'],
    ['apps/api/src/platform/a.test.ts', '../test-support/start-test-api.ts'],
    [
      'apps/api/src/basket/coupon/coupon.test.ts',
      '@svetlitsa/config/test-database/create-test-database.ts',
    ],
  ])('allows %s to import %s', (path, specifier) => {
    expect(checkImports(path, `import { a } from '${specifier}'`)).toEqual([])
  })

  it('browser calls may import the contract only as types', () => {
    const path = 'packages/api-client/src/basket/client.ts'
    expect(checkImports(path, "import type * as c from './contract.ts'")).toEqual([])
    expect(checkImports(path, "import * as c from './contract.ts'")).toEqual([
      expect.stringContaining('must be imported as a type'),
    ])
  })

  it('refuses a file that belongs to no layer', () => {
    expect(checkImports('apps/new-app/src/a.ts', "import 'x'")).toEqual([
      expect.stringContaining('belongs to no layer'),
    ])
  })
})

describe('style rules', () => {
  it('only env.ts files may read the environment', () => {
    expect(checkHabits('apps/api/src/mail.ts', 'export const a = process.env.KEY')).toHaveLength(1)
    expect(
      checkHabits('apps/api/src/mail.ts', 'const { KEY } = process.env\nexport { KEY }'),
    ).toHaveLength(1)
    expect(
      checkHabits('apps/account/src/a.ts', 'export const a = import.meta.env.KEY'),
    ).toHaveLength(1)
    expect(checkHabits('apps/api/src/env.ts', 'export const a = process.env.KEY')).toEqual([])
  })

  it('the kit may not fetch', () => {
    expect(
      checkHabits('packages/ui/src/shop/a.tsx', "export const a = () => fetch('/x')"),
    ).toHaveLength(1)
    expect(
      checkHabits('packages/ui/src/shop/a.tsx', "export const a = () => new EventSource('/x')"),
    ).toHaveLength(1)
    expect(
      checkHabits('packages/ui/src/shop/a.tsx', 'export const a = (fetch: () => void) => fetch'),
    ).toEqual([])
  })

  it('refuses barrels and vague names', () => {
    expect(checkHabits('packages/ui/src/shop/all.ts', "export * from './price.tsx'")).toHaveLength(
      1,
    )
    expect(
      checkHabits('packages/ui/src/shop/all.ts', "export type { A } from './price.tsx'"),
    ).toHaveLength(1)
    expect(checkHabits('packages/ui/src/index.ts', 'export const a = 1')).toHaveLength(1)
    expect(checkHabits('packages/ui/src/helpers.ts', 'export const a = 1')).toHaveLength(1)
    expect(checkHabits('packages/ui/src/shop/price-tag.test.tsx', 'export const a = 1')).toEqual([])
    expect(checkHabits('apps/account/src/routes/orders/index.tsx', 'export const a = 1')).toEqual(
      [],
    )
  })

  it.each([
    'function priceOf() {}',
    'export async function priceOf() {}',
    'const priceOf = () => 1',
    'function build() { const priceOf = function () {} }',
  ])('refuses a function named by a noun: %s', (text) => {
    expect(checkHabits('apps/api/src/a.ts', text)).toEqual([
      expect.stringContaining('priceOf is not named by a verb'),
    ])
  })

  it.each([
    'function getPrice() {}',
    'const oneOf = () => 1',
    'const schema = { anyOf: [], oneOf: () => [] }',
    'const priceOf = new Map()',
    'function indexOfLast() {}',
  ])('allows %s', (text) => {
    expect(checkHabits('apps/api/src/a.ts', text)).toEqual([])
  })

  it('checks the median and the 90th percentile of file lengths', () => {
    const file = (lines: number) => ({
      path: `apps/api/src/${lines}.ts`,
      text: 'a\n'.repeat(lines),
    })
    expect(findSizeStatisticViolations([60, 60, 61].map(file))).toEqual([])
    expect(findSizeStatisticViolations([60, 61, 61].map(file))).toHaveLength(1)
    expect(findSizeStatisticViolations([...Array(9).fill(10), 181, 181].map(file))).toHaveLength(1)
  })
})

describe('screens', () => {
  const path = 'apps/checkout/src/features/order/order-form.tsx'

  it('contain no literal texts', () => {
    expect(checkScreens(path, 'export const A = () => <p>Корзина</p>')).toHaveLength(1)
    expect(checkScreens(path, 'export const A = () => <A label="Купить" />')).toHaveLength(1)
    expect(checkScreens(path, `export const a = (n: number) => \`Ещё \${n}\``)).toHaveLength(1)
    expect(checkScreens(path, '// Корзина\nexport const A = () => <p />')).toEqual([])
    expect(
      checkScreens('packages/i18n/src/coupon/coupon-texts.ts', "export const a = 'Корзина'"),
    ).toEqual([])
  })

  it('contain no colours except tokens', () => {
    expect(checkScreens(path, 'export const A = () => <p className="bg-red-500" />')).toHaveLength(
      1,
    )
    expect(
      checkScreens(path, 'export const A = () => <p className="hover:text-white" />'),
    ).toHaveLength(1)
    expect(checkScreens(path, 'export const A = () => <p className="text-[#b44]" />')).toHaveLength(
      1,
    )
    expect(checkScreens(path, "export const a = '#aabbcc'")).toHaveLength(1)
    expect(
      checkScreens(path, 'export const A = () => <p className="bg-paper text-ink" />'),
    ).toEqual([])
    expect(checkScreens(path, "export const a = '#basket'")).toEqual([])
  })
})

describe('project texts', () => {
  const folder = ['', 'root', 'project'].join('/')

  it('name no machine paths and no registry', () => {
    const message = (path: string, text: string) =>
      findTextViolations([{ path, text }]).map((violation) => violation.message)
    expect(message('README.md', `see ${folder}/a.ts`)).toHaveLength(1)
    expect(
      message('a.ts', `const registry = 'https://${['registry', 'npmjs', 'org'].join('.')}/'`),
    ).toHaveLength(1)
    expect(message('pnpm-lock.yaml', '    resolution: {integrity: x, tarball: y}')).toHaveLength(1)
    const page = ['a', 'home', 'page'].join('/')
    expect(message('README.md', `homework/optional, ${page}`)).toEqual([])
  })
})
