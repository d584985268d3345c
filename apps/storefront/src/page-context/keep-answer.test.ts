import { beforeEach, expect, it, vi } from 'vitest'
import { keepAnswer } from './keep-answer.ts'
import type { PageContext } from './page-context.ts'

const change = vi.hoisted(() => ({ current: null as string | null }))
vi.mock('./read-change.ts', () => ({ readChange: async () => change.current }))

const moscow = { variant: 'z1', language: 'ru', isCrawler: false } as PageContext
let count = 0
const load = vi.fn(async () => ++count)

beforeEach(() => {
  change.current = String(++count)
  load.mockClear()
})

it('asks once for the pages of a region until the shop changes', async () => {
  const first = await keepAnswer('menu', moscow, load)
  expect(await keepAnswer('menu', { ...moscow }, load)).toBe(first)
  expect(load).toHaveBeenCalledOnce()
  change.current = `${change.current}1`
  expect(await keepAnswer('menu', moscow, load)).not.toBe(first)
})

it.each([
  ['name', 'initial', moscow],
  ['region', 'menu', { ...moscow, variant: 'z2' }],
  ['language', 'menu', { ...moscow, language: 'kk' as const }],
  ['audience', 'menu', { ...moscow, isCrawler: true }],
])('keeps the answers of another %s apart', async (_, name, context) => {
  const first = await keepAnswer('menu', moscow, load)
  expect(await keepAnswer(name, context, load)).not.toBe(first)
})

it('keeps nothing while the router does not hear of changes', async () => {
  change.current = null
  const first = await keepAnswer('menu', moscow, load)
  expect(await keepAnswer('menu', moscow, load)).not.toBe(first)
})

it('asks again after a failure', async () => {
  const failure = new Error('no answer')
  load.mockRejectedValueOnce(failure)
  await expect(keepAnswer('menu', moscow, load)).rejects.toBe(failure)
  expect(await keepAnswer('menu', moscow, load)).toBe(count)
})
