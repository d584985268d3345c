import { expect, it, vi } from 'vitest'
import { prefetchPage } from './prefetch-page.ts'

it('makes Next prefetch a whole page and occupies its queue slot for one second', async () => {
  vi.useFakeTimers()
  const prefetch = vi.fn()
  const done = vi.fn()
  const router = { prefetch } as unknown as Parameters<typeof prefetchPage>[0]
  void prefetchPage(router, '/catalog/').then(done)
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/catalog/', { kind: 'full' })
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
