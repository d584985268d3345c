import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { refuse } from '../http/refusal.ts'
import { Serialized } from '../http/serialized.ts'
import type { PageChange } from './change-feed.ts'
import { ResponseCache } from './response-cache.ts'

function setUp(mostBytes?: number) {
  const changes = new EventEmitter<{ change: [PageChange]; lost: [] }>()
  const answers = new ResponseCache(changes, mostBytes)
  const make = vi.fn(async () => `answer ${make.mock.calls.length}`)
  const read = (key = 'list', tags = ['section:divany'], ttlMs?: number) =>
    answers.read({ key, tags, ...(ttlMs === undefined ? {} : { ttlMs }) }, make)
  const change = (...tags: string[]) => changes.emit('change', { id: 1, tags, soft: false })
  return { changes, answers, make, read, change }
}

describe('ResponseCache', () => {
  it('loads a value once for all readers, concurrent or later', async () => {
    const { read } = setUp()
    expect(await Promise.all([read(), read()])).toEqual(['answer 1', 'answer 1'])
    expect(await read()).toBe('answer 1')
  })

  it('evicts what a change affects, and nothing else', async () => {
    const { read, change } = setUp()
    await read('sofas', ['section:divany', 'catalogue'])
    await read('chairs', ['section:stulya', 'catalogue'])
    change('product:divan', 'section:divany')
    expect(await read('chairs')).toBe('answer 2')
    expect(await read('sofas')).toBe('answer 3')
    change('catalogue')
    expect(await read('chairs', ['section:stulya', 'catalogue'])).toBe('answer 4')
  })

  it('evicts everything when changes may have been missed', async () => {
    const { read, changes } = setUp()
    await read()
    changes.emit('lost')
    expect(await read()).toBe('answer 2')
  })

  it('does not cache a value that changed while it was loading, nor serve it to later readers', async () => {
    const { answers, change } = setUp()
    const finishes: ((value: string) => void)[] = []
    const read = () =>
      answers.read({ key: 'list', tags: ['goods'] }, () => {
        return new Promise<string>((finish) => finishes.push(finish))
      })
    const early = read()
    change('goods')
    const late = read()
    finishes[1]?.('new')
    finishes[0]?.('old')
    expect(await early).toBe('old')
    expect(await late).toBe('new')
    expect(await read()).toBe('new')
  })

  it('expires values without notifications after their time to live', async () => {
    const { read } = setUp()
    const stock = () => read('stock', [], 200)
    expect([await stock(), await stock()]).toEqual(['answer 1', 'answer 1'])
    await vi.waitFor(async () => expect(await stock()).toBe('answer 2'), {
      timeout: 30_000,
      interval: 20,
    })
  })

  it('caches neither refusals nor errors', async () => {
    const { answers } = setUp()
    const make = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(refuse('not_found'))
      .mockResolvedValueOnce('there')
    const read = () => answers.read({ key: 'product', tags: [] }, make)
    await expect(read()).rejects.toThrow('away')
    expect(await read()).toMatchObject({ reason: 'not_found' })
    expect(await read()).toBe('there')
  })

  it('is bounded in bytes and evicts the least recently used entry first', async () => {
    const { answers } = setUp(10_000)
    const read = (key: string, make: () => Promise<unknown>) =>
      answers.read({ key, tags: [key] }, make)
    const page = (key: string) => read(key, async () => new Serialized('x'.repeat(4_000)))
    await page('a')
    await page('b')
    await page('a')
    await page('c')
    const load = vi.fn(async () => 'made again')
    await read('a', load)
    expect(load).not.toHaveBeenCalled()
    await read('b', load)
    expect(load).toHaveBeenCalledOnce()
  })
})
