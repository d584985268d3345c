import { beforeEach, expect, it, vi } from 'vitest'
import { whenPainted } from './when-painted.ts'

const paint = vi.fn<(callback: () => void) => void>()
const onPainted = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  paint.mockReset()
  onPainted.mockReset()
  vi.stubGlobal('requestAnimationFrame', paint)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

it('resolves after the next frame', async () => {
  void whenPainted().then(onPainted)
  await vi.advanceTimersByTimeAsync(999)
  expect(onPainted).not.toHaveBeenCalled()
  for (const [callback] of paint.mock.calls) callback()
  await vi.advanceTimersByTimeAsync(0)
  expect(onPainted).toHaveBeenCalledOnce()
})

it('waits for no frame of a hidden page', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await whenPainted()
  expect(paint).not.toHaveBeenCalled()
})

it('resolves after a second without a frame', async () => {
  const painted = whenPainted()
  await vi.advanceTimersByTimeAsync(1_000)
  await painted
})
