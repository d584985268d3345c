import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { isInternal } from './guard-internal.ts'

const token = 'a token between the programs of a test'

it.each([
  [{ 'x-internal-token': token }, true],
  [{ authorization: `Bearer ${token}` }, true],
  [{ 'x-internal-token': 'another', authorization: `Bearer ${token}` }, false],
  [{ authorization: `Basic ${token}` }, false],
  [{}, false],
])('a request with %o is internal: %s', (headers, expected) => {
  expect(isInternal({ headers } as unknown as FastifyRequest, token)).toBe(expected)
})
