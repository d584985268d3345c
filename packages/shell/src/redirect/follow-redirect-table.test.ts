import { expect, it } from 'vitest'
import { followRedirectTable } from './follow-redirect-table.ts'

const origin = 'https://svetlitsa.example'
const table = [
  { from: '/personal-lk/old', to: '/personal-lk/orders/' },
  { from: '/personal-lk/older/', to: '/personal-lk/old/?page=2' },
  { from: '/pay/?code=1', to: '/pay/one/' },
  { from: '/personal-lk/help/', to: 'https://help.example/faq/' },
  { from: '/personal-lk/a/', to: '/personal-lk/b/' },
  { from: '/personal-lk/b/', to: '/personal-lk/a/' },
  { from: '/personal-lk/bad/', to: 'javascript:alert(1)' },
  { from: '/personal-lk/worse/', to: '//evil.example/' },
  { from: '/personal-lk/worst/', to: '/\\evil.example/' },
  { from: '/personal-lk/dotted/', to: '/..//evil.example/' },
  { from: '/personal-lk/named/', to: 'https://svetlitsa.example@evil.example/' },
]

it.each([
  ['/personal-lk/orders/', null],
  ['/Personal-LK/Old', '/personal-lk/orders/'],
  ['/personal-lk/old/?page=3#top', '/personal-lk/orders/?page=3#top'],
  ['/personal-lk/older/?page=3', '/personal-lk/orders/?page=2'],
  ['/pay/?code=1', '/pay/one/?code=1'],
  ['/pay/?code=2', null],
  ['/personal-lk/help/?x=1', 'https://help.example/faq/'],
  ['/personal-lk/a/', null],
  ['/personal-lk/bad/', null],
  ['/personal-lk/worse/', null],
  ['/personal-lk/worst/', null],
  ['/personal-lk/dotted/', null],
  ['/personal-lk/named/', null],
])('[rule.path-redirect] the table leads from %s to %s', (from, to) => {
  expect(followRedirectTable(table, from, origin)).toBe(to)
})
