import { expect, it } from 'vitest'
import { getPublicOrigin, getRouterAddress } from './router-address.ts'

it.each([
  [['127.0.0.1', '::1'], 'http://localhost:3000', 'http://127.0.0.1:3000'],
  [['::1'], 'http://localhost:3000', 'http://[::1]:3000'],
  [['0.0.0.0'], 'http://localhost:3000', 'http://127.0.0.1:3000'],
  [['192.0.2.7'], 'http://192.0.2.7:3000', 'http://192.0.2.7:3000'],
])('listening on %s has the public origin %s and the local address %s', (hosts, origin, door) => {
  expect(getPublicOrigin({ port: 3000, hosts, outer: {} })).toBe(origin)
  expect(getRouterAddress({ port: 3000, hosts, outer: {} })).toBe(door)
})

it('uses the public origin set in the environment', () => {
  const outer = { PUBLIC_ORIGIN: 'https://shop.example/' }
  expect(getPublicOrigin({ port: 3000, hosts: ['127.0.0.1'], outer })).toBe('https://shop.example')
})
