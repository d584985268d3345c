import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()
const load = vi.fn<() => Promise<string>>()
const missing = new TypeError('Failed to fetch dynamically imported module: /page.js')

/** Loads the script of a page that is opened by a link or by a reload. */
async function loadFrom(type: 'navigate' | 'reload') {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  const { loadPageScript } = await import('./load-page-script.ts')
  return loadPageScript(load)
}

const report = vi.fn()

beforeEach(() => {
  vi.stubGlobal('reportError', report.mockReset())
  sessionStorage.clear()
  load.mockReset().mockRejectedValue(missing)
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('reloads the page for a script that was lost on its way, and reports nothing until then', async () => {
  const settled = vi.fn()
  void loadFrom('navigate').then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect(settled).not.toHaveBeenCalled()
})

it.each([
  ['is missing after a reload too', 'reload', true],
  ['cannot be loaded offline', 'navigate', false],
] as const)(
  'shows what is meant for pages without scripts where it %s',
  async (_, type, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const plain = document.createElement('noscript')
    plain.textContent = '<button type="submit">Показать</button>'
    document.body.append(plain)
    expect(await loadFrom(type)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledWith(missing)
    expect(document.querySelector('noscript')).toBeNull()
    expect(document.querySelector('button')?.textContent).toBe('Показать')
  },
)

it('reports a script that fails as it runs, and does not run it again', async () => {
  const fault = new TypeError('x is undefined')
  load.mockRejectedValue(fault)
  expect(await loadFrom('navigate')).toBeNull()
  expect(report).toHaveBeenCalledWith(fault)
  expect(load).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})
