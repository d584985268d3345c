import { createRequire } from 'node:module'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evaluateReactFirst } from './evaluate-react-first.ts'

const require = createRequire(import.meta.url)
const bootstrap = 'next/dist/client/app-bootstrap'

beforeEach(() => {
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('window', globalThis)
  delete require.cache[require.resolve(bootstrap)]
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete globalThis.__next_s
})

it("Next's own bootstrap hydrates after React has been evaluated", async () => {
  const order: string[] = []
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const evaluated = evaluateReactFirst().then(() => order.push('evaluated'))
  const { appBootstrap } = require(bootstrap)
  const hydrated = new Promise<void>((resolve) => {
    appBootstrap(() => {
      order.push('hydrated')
      resolve()
    })
  })
  order.push('asked')
  await Promise.all([evaluated, hydrated])
  expect(order[0]).toBe('asked')
  expect(order).toHaveLength(3)
  expect(warn).not.toHaveBeenCalled()
})

it('warns where Next does not wait', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await evaluateReactFirst()
  expect(warn).toHaveBeenCalledOnce()
})
