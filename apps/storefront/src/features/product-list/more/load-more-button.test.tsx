import { LanguageProvider } from '@svetlitsa/shell/language/language-provider'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { LoadMoreButton } from './load-more-button.tsx'
import { loadPages } from './load-pages.ts'

vi.mock('./load-pages.ts', () => ({ loadPages: vi.fn() }))

const query = { address: '/catalog/divany/', products: {}, page: 1 } as never
let root: Root

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

it('gives its focus to the first new card once there is nothing more to show', async () => {
  document.body.innerHTML = '<div data-list><article></article></div><div id="more"></div>'
  const product = { id: 2, name: 'Диван' }
  vi.mocked(loadPages).mockResolvedValue([[product]] as never)
  root = createRoot(document.getElementById('more') as HTMLElement)
  act(() =>
    root.render(
      <LanguageProvider language="ru">
        <LoadMoreButton query={query} pagination={{ current: 1, total: 2, size: 1 }} />
      </LanguageProvider>,
    ),
  )
  const button = document.querySelector<HTMLButtonElement>('button')
  button?.focus()
  await act(async () => button?.click())
  await vi.waitFor(() => expect(document.querySelector('button')).toBeNull())
  // The script of the cards comes later than the products.
  document
    .querySelector('[data-list]')
    ?.insertAdjacentHTML('beforeend', '<article><a href="/product/2/">Диван</a></article>')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Диван'))
})
