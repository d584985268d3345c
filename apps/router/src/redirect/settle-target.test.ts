import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { stubConfig } from '../../test/stub-api.ts'
import { createShopMap } from '../config/shop-map.ts'
import { type Address, textOf } from './address.ts'
import { shortCodeRule, tableRule } from './data-rules.ts'
import {
  catalogQueryRule,
  lastSlashRule,
  legacyRule,
  lowercaseRule,
  manufacturerZeroRule,
} from './fixed-rules.ts'
import { settleTarget } from './settle-target.ts'

const log = pino({ level: 'silent' })
const targets = { isOwnHost: () => false, allowsForeign: () => true }
const last = [lowercaseRule, catalogQueryRule, manufacturerZeroRule, lastSlashRule]

function shopWith(redirects: [string, string][], codes: ReadonlyMap<string, string>) {
  const rows = redirects.map(([from, to]) => ({ from, to, permanent: true }))
  const map = createShopMap({ ...stubConfig(), redirects: rows })
  const short = shortCodeRule(async (code) => codes.get(code) ?? null, targets, log)
  const rules = [short, legacyRule, tableRule(map, targets, log), ...last]
  return (text: string) => {
    const [path = '', query = ''] = text.split('?')
    const start: Address = { origin: null, foreign: false, path, query, hash: '' }
    return settleTarget(start, rules, [legacyRule, ...last])
  }
}

const word = fc.constantFrom(
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
  .tuple(fc.array(word, { maxLength: 4 }), fc.boolean())
  .map(([words, slash]) => `/${words.join('/')}${slash && words.length > 0 ? '/' : ''}`)
const query = fc.constantFrom('', '?a=1', '?page=2&utm_source=x')
const address = fc.tuple(path, query).map((parts) => parts.join(''))
const target = fc.oneof(address, fc.constantFrom('https://other.example/Catalog', '//evil.example'))

describe('[rule.one-hop] redirects', () => {
  it('[rule.one-hop] no redirect leads to another one, whatever staff wrote into the tables', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(path, target), { maxLength: 8 }),
        fc.dictionary(fc.constantFrom('leto', 'zima', 'sofa'), target, { maxKeys: 3 }),
        address,
        async (redirects, codes, start) => {
          const settle = shopWith(redirects, new Map(Object.entries(codes)))
          const first = await settle(start)
          if (first.address.foreign) return
          const reached = textOf(first.address)
          const second = await settle(reached)
          expect(textOf(second.address)).toBe(reached)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('a chain of five entries is followed, one without end is not', async () => {
    const chain = (length: number): [string, string][] =>
      Array.from({ length }, (_, at) => [`/x/${at}`, `/x/${at + 1}`])
    expect(textOf((await shopWith(chain(5), new Map())('/x/0/')).address)).toBe('/x/5/')
    const endless = await shopWith(
      [
        ['/x/1', '/x/2'],
        ['/x/2', '/x/1'],
      ],
      new Map(),
    )('/x/1')
    expect([endless.looped, textOf(endless.address)]).toEqual([true, '/x/1/'])
  })
})
