import { describe, expect, it } from 'vitest'
import { defaultLimits, type Limits } from '../env.ts'
import { OpenBodies, type OpenBody } from './open-bodies.ts'

interface Added extends OpenBody {
  refusal: string | null
}

function open(changes: Partial<Limits>) {
  const bodies = new OpenBodies({ ...defaultLimits, ...changes })
  const add = (address: string, expiresAt: number, bytes = 0): Added => {
    const body: Added = {
      address,
      expiresAt,
      bytes: 0,
      refusal: null,
      refuse(code) {
        body.refusal = code
      },
    }
    bodies.add(body)
    if (body.refusal === null) bodies.resize(body, bytes)
    return body
  }
  return { bodies, add }
}

describe('too many bodies of one address', () => {
  it('[door.slow-bodies] the slowest gives way, not the newest', () => {
    const { bodies, add } = open({ bodiesPerAddress: 2 })
    const steady = add('a', 20)
    const slow = add('a', 10)
    const other = add('b', 1)
    const newest = add('a', 30)
    expect([steady, slow, other, newest].map(({ refusal }) => refusal)).toEqual([
      null,
      'too_often',
      null,
      null,
    ])
    expect(bodies.count).toBe(3)
  })

  it('[door.slow-bodies] the newest gives way where all others keep their rate', () => {
    const { add } = open({ bodiesPerAddress: 1 })
    const steady = add('a', 31)
    expect([add('a', 30).refusal, steady.refusal]).toEqual(['too_often', null])
  })
})

describe('too many bodies in all', () => {
  it('[door.slow-bodies] the slowest of the address with most gives way', () => {
    const { bodies, add } = open({ bodies: 3 })
    const visitor = add('a', 1)
    const attackers = [add('b', 5), add('b', 4)]
    const newest = add('c', 9)
    expect([visitor, ...attackers, newest].map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      'unavailable',
      null,
    ])
    expect(bodies.count).toBe(3)
  })
})

describe('too much memory', () => {
  it('[door.slow-bodies] the address that occupies most gives way until there is enough', () => {
    const { bodies, add } = open({ bodyMemoryBytes: 100 })
    const attackers = [add('b', 7, 30), add('b', 8, 30), add('b', 9, 30)]
    const visitor = add('a', 1, 10)
    expect(bodies.bytes).toBe(100)
    bodies.resize(visitor, 50)
    expect([visitor, ...attackers].map(({ refusal }) => refusal)).toEqual([
      null,
      'unavailable',
      'unavailable',
      null,
    ])
    expect(bodies.bytes).toBe(80)
  })

  it('[door.slow-bodies] many small bodies do not give way to one large one', () => {
    const { add } = open({ bodyMemoryBytes: 100 })
    const small = [add('a', 1, 5), add('a', 2, 5), add('a', 3, 5)]
    const large = add('b', 9, 90)
    expect([...small, large].map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      null,
      'unavailable',
    ])
  })

  it('[door.slow-bodies] is free again when bodies end', () => {
    const { bodies, add } = open({ bodyMemoryBytes: 100, bodies: 1 })
    for (let round = 0; round < 3; round += 1) {
      const body = add('a', 1, 100)
      expect([body.refusal, bodies.count, bodies.bytes]).toEqual([null, 1, 100])
      bodies.delete(body)
      bodies.delete(body)
    }
    expect([bodies.count, bodies.bytes]).toEqual([0, 0])
  })
})
