import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWakeGate } from './wake-gate.ts'

const inBrowser = () => vi.stubGlobal('document', {})

afterEach(() => vi.unstubAllGlobals())

describe('createWakeGate', () => {
  it('lets a server draw everything', () => {
    const gate = createWakeGate()
    gate.notice()
    expect(gate.isAsleep()).toBe(false)
  })

  it('keeps asleep what a server drew, however often React begins anew, and nothing else', () => {
    inBrowser()
    const gate = createWakeGate()
    expect(gate.isAsleep()).toBe(false)
    gate.notice()
    expect([gate.isAsleep(), gate.isAsleep()]).toEqual([true, true])
  })

  it('answers once React is through with the page and asks again', () => {
    inBrowser()
    const gate = createWakeGate()
    gate.notice()
    gate.leave()
    expect(gate.isAsleep()).toBe(false)
  })

  it('tells who waits that it is to wake', async () => {
    inBrowser()
    const gate = createWakeGate()
    gate.notice()
    gate.wake()
    await expect(gate.near).resolves.toBeUndefined()
    expect(gate.isAsleep()).toBe(false)
  })
})
