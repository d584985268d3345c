import { describe, expect, it } from 'vitest'
import { PrefetchQueue, sparesData } from './prefetch-queue.ts'

function held() {
  const asked: string[] = []
  const ends: ((failed?: boolean) => void)[] = []
  const queue = new PrefetchQueue((href) => {
    asked.push(href)
    return new Promise<void>((resolve, reject) => {
      ends.push((failed) => (failed ? reject(new Error('away')) : resolve()))
    })
  })
  return { asked, ends, queue }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('PrefetchQueue', () => {
  it('[prefetch.limits] fetches five pages at once and drops the sixth', async () => {
    const { asked, ends, queue } = held()
    for (const name of 'abcdef') void queue.ask(`/${name}/`)
    expect(asked).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/'])
    ends[0]?.()
    await settle()
    void queue.ask('/f/')
    expect(asked).toHaveLength(6)
  })

  it('fetches a page once, and again only after it failed', async () => {
    const { asked, ends, queue } = held()
    void queue.ask('/a/')
    void queue.ask('/b/')
    ends[0]?.()
    ends[1]?.(true)
    await settle()
    void queue.ask('/a/')
    void queue.ask('/b/')
    expect(asked).toEqual(['/a/', '/b/', '/b/'])
  })
})

describe('sparesData', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('[prefetch.limits] nothing is fetched beforehand over %j: %s', (connection, expected) => {
    expect(sparesData(connection)).toBe(expected)
  })
})
