import { afterEach, expect, it, vi } from 'vitest'
import { setWindowHost } from '../page-windows.ts'
import { openWindowLinks } from './open-window-links.ts'

afterEach(() => document.body.replaceChildren())

it('opens one window, that of the last link, however often links are pressed meanwhile', async () => {
  document.body.innerHTML =
    '<a id="city" href="/region-links/" data-window="region">Москва</a><a id="call" href="/contacts/" data-window="phone">Звонок</a>'
  let deliver = (_windows: { open: () => void; close: () => void }) => {}
  setWindowHost(
    () =>
      new Promise((resolve) => {
        deliver = resolve
      }),
  )
  openWindowLinks()
  const find = (id: string) => document.getElementById(id)
  find('city')?.click()
  find('city')?.click()
  find('call')?.click()
  const opened = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', opened)
  deliver({ open: () => undefined, close: () => undefined })
  await vi.waitFor(() => expect(opened).toHaveBeenCalled(), { timeout: 30_000 })
  expect(opened.mock.calls.map(([event]) => event.target)).toEqual([find('call')])
  document.removeEventListener('click', opened)
})
