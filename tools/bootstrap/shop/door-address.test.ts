import { expect, it } from 'vitest'
import { doorAddress, publicOrigin } from './door-address.ts'

it.each([
  [['127.0.0.1', '::1'], 'http://localhost:3000', 'http://127.0.0.1:3000'],
  [['::1'], 'http://localhost:3000', 'http://[::1]:3000'],
  [['0.0.0.0'], 'http://localhost:3000', 'http://127.0.0.1:3000'],
  [['192.0.2.7'], 'http://192.0.2.7:3000', 'http://192.0.2.7:3000'],
])('listening on %s is known as %s and reached at %s', (hosts, origin, door) => {
  expect(publicOrigin({ port: 3000, hosts, outer: {} })).toBe(origin)
  expect(doorAddress({ port: 3000, hosts, outer: {} })).toBe(door)
})

it('is known by the address set from outside', () => {
  const outer = { PUBLIC_ORIGIN: 'https://shop.example/' }
  expect(publicOrigin({ port: 3000, hosts: ['127.0.0.1'], outer })).toBe('https://shop.example')
})
