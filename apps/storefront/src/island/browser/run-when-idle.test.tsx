import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runWhenIdle, yieldToPresses } from './run-when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('runs one part in a task, those that are first before the others', () => {
  const done: string[] = []
  runWhenIdle(() => done.push('second'))
  runWhenIdle(() => done.push('first'), true)
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['first'])
  vi.runAllTimers()
  expect(done).toEqual(['first', 'second'])
})

it('begins no part while something is being pressed', () => {
  const work = vi.fn()
  yieldToPresses()
  runWhenIdle(work)
  document.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(399)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(work).toHaveBeenCalledOnce()
})
