import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { AnswerCache } from '../src/platform/answer-cache.ts'
import type { PageChange } from '../src/platform/change-feed.ts'
import { refuse } from '../src/platform/refusal.ts'
import { Serialized } from '../src/platform/serialized.ts'

function setUp(mostBytes?: number) {
  const changes = new EventEmitter<{ change: [PageChange]; lost: [] }>()
  const answers = new AnswerCache(changes, mostBytes)
  const make = vi.fn(async () => `answer ${make.mock.calls.length}`)
  const read = (key = 'list', tags = ['section:divany'], ttlMs?: number) =>
    answers.read({ key, tags, ...(ttlMs === undefined ? {} : { ttlMs }) }, make)
  const change = (...tags: string[]) => changes.emit('change', { tags, soft: false })
  return { changes, answers, make, read, change }
}

describe('AnswerCache', () => {
  it('makes an answer once for all who ask, at once or later', async () => {
    const { read } = setUp()
    expect(await Promise.all([read(), read()])).toEqual(['answer 1', 'answer 1'])
    expect(await read()).toBe('answer 1')
  })

  it('forgets what a change touches, and nothing else', async () => {
    const { read, change } = setUp()
    await read('sofas', ['section:divany', 'catalogue'])
    await read('chairs', ['section:stulya', 'catalogue'])
    change('product:divan', 'section:divany')
    expect(await read('chairs')).toBe('answer 2')
    expect(await read('sofas')).toBe('answer 3')
    change('catalogue')
    expect(await read('chairs', ['section:stulya', 'catalogue'])).toBe('answer 4')
  })

  it('forgets everything when changes may have been missed', async () => {
    const { read, changes } = setUp()
    await read()
    changes.emit('lost')
    expect(await read()).toBe('answer 2')
  })

  it('keeps nothing that was made while it changed, and gives it to nobody who asks after', async () => {
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

  it('forgets after its time what nobody tells of', async () => {
    const { read } = setUp()
    const stock = () => read('stock', [], 200)
    expect([await stock(), await stock()]).toEqual(['answer 1', 'answer 1'])
    await vi.waitFor(async () => expect(await stock()).toBe('answer 2'), { interval: 20 })
  })

  it('keeps neither refusals nor failures', async () => {
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

  it('is bounded in bytes: the longest unasked goes first', async () => {
    const { answers } = setUp(10_000)
    const read = (key: string, make: () => Promise<unknown>) =>
      answers.read({ key, tags: [key] }, make)
    const page = (key: string) => read(key, async () => new Serialized('x'.repeat(4_000)))
    await page('a')
    await page('b')
    await page('a')
    await page('c')
    const again = vi.fn(async () => 'made again')
    await read('a', again)
    expect(again).not.toHaveBeenCalled()
    await read('b', again)
    expect(again).toHaveBeenCalledOnce()
  })
})
