import { expect, it } from 'vitest'
import { findInternalsViolations } from './find-internals-violations.ts'

const markers = [
  'self.__next_s = queue',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next = 1',
  'body.includes(\'id="__next_error__"\')',
  "import { PrefetchKind } from 'next/dist/client/components/router-reducer'",
  "require.resolve('next/dist/bin/next')",
  "key.startsWith('__reactContainer')",
  "key.startsWith('__react')",
  "import { _createCache } from 'use-intl/core'",
  'createTranslator({ _formatters: formatters })',
  'pg.Client.prototype.query = query',
  'class NamingClient extends pg.Client {}',
]

it.each(markers)('finds %s outside framework-internals', (text) => {
  for (const path of [
    'apps/storefront/src/a.ts',
    'apps/storefront/next.config.mjs',
    'apps/storefront/public/sw.js',
    'packages/shell/src/a.tsx',
    'tools/bench/a.ts',
    'e2e/support/a.ts',
  ]) {
    expect(findInternalsViolations([{ path, text: `const a = 1\n${text}` }])).toEqual([
      { path, line: 2, message: expect.stringContaining('outside framework-internals') },
    ])
  }
})

it.each(markers)('allows %s in framework-internals, tests and documents', (text) => {
  for (const path of [
    'apps/router/src/framework-internals/a.ts',
    'packages/i18n/src/framework-internals/kept/a.cjs',
    'apps/router/src/page/send-error-page.test.ts',
    'e2e/page/scripts.spec.ts',
    'docs/decisions/0035-deferred-and-split-script-evaluation.md',
  ]) {
    expect(findInternalsViolations([{ path, text }])).toEqual([])
  }
})

it.each([
  "import { useRouter } from 'next/navigation'",
  "require('next/package.json').bin.next",
  "import { createTranslator } from 'use-intl/core'",
  'new pg.Client({ connectionString })',
  "path.startsWith('/_next/static/')",
])('allows %s', (text) => {
  expect(findInternalsViolations([{ path: 'apps/storefront/src/a.ts', text }])).toEqual([])
})
