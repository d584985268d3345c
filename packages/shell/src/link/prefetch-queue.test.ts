import { describe, expect, it } from 'vitest'
import { PrefetchQueue, shouldSaveData } from './prefetch-queue.ts'

function createDeferred() {
  const fetched: string[] = []
  const ends: ((failed?: boolean) => void)[] = []
  const queue = new PrefetchQueue((href) => {
    fetched.push(href)
    return new Promise<void>((resolve, reject) => {
      ends.push((failed) => (failed ? reject(new Error('away')) : resolve()))
    })
  })
  return { asked: fetched, ends, queue }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('PrefetchQueue', () => {
  it('[prefetch.limits] fetches five pages at once and drops the sixth', async () => {
    const { asked: fetched, ends, queue } = createDeferred()
    for (const name of 'abcdef') void queue.ask(`/${name}/`)
    expect(fetched).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/'])
    ends[0]?.()
    await settle()
    void queue.ask('/f/')
    expect(fetched).toHaveLength(6)
  })

  it('fetches a page once, and again only after a failure', async () => {
    const { asked: fetched, ends, queue } = createDeferred()
    void queue.ask('/a/')
    void queue.ask('/b/')
    ends[0]?.()
    ends[1]?.(true)
    await settle()
    void queue.ask('/a/')
    void queue.ask('/b/')
    expect(fetched).toEqual(['/a/', '/b/', '/b/'])
  })
})

describe('shouldSaveData', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('[prefetch.limits] nothing is prefetched over %j: %s', (connection, expected) => {
    expect(shouldSaveData(connection)).toBe(expected)
  })
})
