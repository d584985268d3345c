import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { stubConfig } from '../../test/stub-api.ts'
import { createConfigLookup } from '../config/config-lookup.ts'
import { type Address, formatAddress } from './address.ts'
import { createShortCodeRule, createTableRule } from './data-rules.ts'
import {
  catalogQueryRule,
  lastSlashRule,
  legacyRule,
  lowercaseRule,
  manufacturerZeroRule,
} from './fixed-rules.ts'
import { resolveTarget } from './resolve-target.ts'

const log = pino({ level: 'silent' })
const targets = { isShopHost: () => false, allowsExternal: () => true }
const last = [lowercaseRule, catalogQueryRule, manufacturerZeroRule, lastSlashRule]

function shopWith(redirects: [string, string][], codes: ReadonlyMap<string, string>) {
  const rows = redirects.map(([from, to]) => ({ from, to, permanent: true }))
  const map = createConfigLookup({ ...stubConfig(), redirects: rows })
  const short = createShortCodeRule(async (code) => codes.get(code) ?? null, targets, log)
  const rules = [short, legacyRule, createTableRule(map, targets, log), ...last]
  return (text: string) => {
    const [path = '', query = ''] = text.split('?')
    const start: Address = { origin: null, isExternal: false, path, query, hash: '' }
    return resolveTarget(start, rules, [legacyRule, ...last])
  }
}

const segment = fc.constantFrom(
  'catalog',
  'Catalog',
  'Divany',
  'sofa',
  'manufacturers',
  '0',
  'actions',
  'Reviews',
  'personal',
  'checkout',
  'retail',
  'orders',
  '_tag',
  'leto',
  'zima',
  'a.css',
  'about',
  '%D0%9a',
)
const path = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash && segments.length > 0 ? '/' : ''}`)
const query = fc.constantFrom('', '?a=1', '?page=2&utm_source=x')
const address = fc.tuple(path, query).map((parts) => parts.join(''))
const target = fc.oneof(address, fc.constantFrom('https://other.example/Catalog', '//evil.example'))

describe('[rule.one-hop] redirects', () => {
  it('[rule.one-hop] no redirect leads to another one, whatever the tables contain', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(path, target), { maxLength: 8 }),
        fc.dictionary(fc.constantFrom('leto', 'zima', 'sofa'), target, { maxKeys: 3 }),
        address,
        async (redirects, codes, start) => {
          const settle = shopWith(redirects, new Map(Object.entries(codes)))
          const first = await settle(start)
          if (first.address.isExternal) return
          const reached = formatAddress(first.address)
          const second = await settle(reached)
          expect(formatAddress(second.address)).toBe(reached)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('a chain of five entries is followed, an endless one is not', async () => {
    const chain = (length: number): [string, string][] =>
      Array.from({ length }, (_, index) => [`/x/${index}`, `/x/${index + 1}`])
    expect(formatAddress((await shopWith(chain(5), new Map())('/x/0/')).address)).toBe('/x/5/')
    const endless = await shopWith(
      [
        ['/x/1', '/x/2'],
        ['/x/2', '/x/1'],
      ],
      new Map(),
    )('/x/1')
    expect([endless.looped, formatAddress(endless.address)]).toEqual([true, '/x/1/'])
  })
})

it('[rule.one-hop] a redirect of which one step is temporary is temporary', async () => {
  const createRule = (from: string, to: string, permanent: boolean) => (address: Address) =>
    address.path === from ? { address: { ...address, path: to }, permanent } : null
  const rules = [createRule('/soon/', '/later/', false), createRule('/later/', '/about/', true)]
  const start: Address = { origin: null, isExternal: false, path: '/soon/', query: '', hash: '' }
  const { address, permanent } = await resolveTarget(start, rules, [])
  expect([formatAddress(address), permanent]).toEqual(['/about/', false])
})
