import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWindows, setWindowHost } from './page-windows.ts'

const load = vi.fn()
const open = vi.fn()
const findNotice = () => document.querySelector('[role=alert]')?.textContent
const missing = new TypeError('Failed to fetch dynamically imported module: /windows.js')

beforeEach(() => {
  const settings = { language: 'ru', hints: { parts: null, monthly: null } }
  document.body.innerHTML = `<script type="application/json" id="page-settings">${JSON.stringify(settings)}</script>`
  vi.stubGlobal('reportError', () => undefined)
  setWindowHost(load)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('says that a window could not be loaded without a network, and loads it when asked again', async () => {
  load.mockRejectedValueOnce(missing).mockResolvedValueOnce({ open, close: () => undefined })
  pageWindows.open('error', { text: null })
  await vi.waitFor(() => expect(findNotice()).toBe(loadErrorTexts.ru.text))
  pageWindows.open('error', { text: null })
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('error', { text: null }))
  expect(findNotice()).toBeUndefined()
})
