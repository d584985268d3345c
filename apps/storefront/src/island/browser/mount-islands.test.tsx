import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setWindowHost } from '../page-windows.ts'
import { mountIslands } from './mount-islands.tsx'
import { setPageIslands } from './page-islands.ts'

/** A loaded script stays loaded, so every test has an island of its own. */
const loaders = {
  card: vi.fn(),
  shopBar: vi.fn(),
  shopFooter: vi.fn(),
  shopHeader: vi.fn(),
  compareScreen: vi.fn(),
}

const report = vi.fn<(error: unknown) => void>()

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  )
}

/** A page with one island far below, which nothing hydrates but its use. */
async function open(name: keyof typeof loaders) {
  document.body.innerHTML = `<div data-island="${name}" data-hydrate="visible">${renderToString(
    <Counter step={2} />,
  )}</div><script type="application/json">{"step":2}</script>`
  await mountIslands(document, { language: 'ru', hints: { parts: null, monthly: null } })
  const button = () => document.querySelector<HTMLButtonElement>('button')
  const expectCount = (count: string) =>
    vi.waitFor(() => expect(button()?.textContent).toBe(count), { timeout: 30_000 })
  return { press: () => button()?.click(), expectCount, load: loaders[name] }
}

beforeEach(() => {
  setPageIslands({ loaders: loaders as never, FailedScreen: () => <h1>Не получилось</h1> })
  for (const load of Object.values(loaders)) load.mockReset().mockResolvedValue(Counter)
  report.mockReset()
  vi.stubGlobal('reportError', report)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('loads nothing for an island that is neither near nor used', async () => {
  const { load } = await open('shopFooter')
  expect(load).not.toHaveBeenCalled()
})

it('hydrates an island that is pressed, and each press takes effect once', async () => {
  const { press, expectCount, load } = await open('card')
  press()
  await expectCount('2')
  press()
  await expectCount('4')
  expect(load).toHaveBeenCalledOnce()
  // The script is there, so the next island of its kind takes the press itself.
  const next = await open('card')
  next.press()
  await next.expectCount('2')
  expect(report).not.toHaveBeenCalled()
})

it('counts impatient presses as one while the script is being loaded', async () => {
  const { press, expectCount, load } = await open('shopBar')
  let deliver = (_component: unknown) => {}
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      deliver = resolve
    }),
  )
  press()
  press()
  press()
  deliver(Counter)
  await expectCount('2')
})

it('says that a script could not be loaded, and asks for it again at the next press', async () => {
  const openWindow = vi.fn()
  setWindowHost(async () => ({ open: openWindow, close: () => undefined }))
  const { press, expectCount, load } = await open('shopHeader')
  load.mockRejectedValueOnce(new Error('no network'))
  press()
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 30_000 })
  await vi.waitFor(() => expect(openWindow).toHaveBeenCalledWith('error', { text: null }))
  press()
  await expectCount('2')
})

it('a screen whose script is missing says so', async () => {
  loaders.compareScreen.mockRejectedValue(new Error('no script'))
  document.body.innerHTML = `<div data-island="compareScreen" data-hydrate="load" data-screen=""
    data-replaced=""></div><script type="application/json">{}</script>`
  await mountIslands(document, { language: 'ru', hints: { parts: null, monthly: null } })
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Не получилось'), {
    timeout: 30_000,
  })
})
