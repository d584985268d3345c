import { createOpenWindowsStore } from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import { WindowsContext } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { useBasketMutation } from './use-basket-mutation.ts'

const loadOperations = vi.hoisted(() => vi.fn())
vi.mock('@svetlitsa/ui/lazy/load-chunk', async (importActual) => {
  const { loadChunk } = await importActual<typeof import('@svetlitsa/ui/lazy/load-chunk')>()
  return { loadChunk: () => loadChunk(loadOperations) }
})

const open = vi.fn()
const operate = vi.fn(async () => true)
const windows = { open, close: () => undefined, openWindows: createOpenWindowsStore() }

function BuyButton() {
  const { mutate, isAdding } = useBasketMutation()
  return (
    <button type="button" disabled={isAdding} onClick={() => void mutate(operate)}>
      Купить
    </button>
  )
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

it('[card.add] without a network the press fails as a call does, and the next one tries again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  loadOperations
    .mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: /add-offers.js'),
    )
    .mockResolvedValueOnce({})
  const { user } = renderPart(
    <WindowsContext value={windows}>
      <BuyButton />
    </WindowsContext>,
  )
  const button = screen.getByRole('button')
  await user.click(button)
  await waitFor(() => expect(open).toHaveBeenCalledWith('error', { text: null }))
  expect(reload).not.toHaveBeenCalled()
  expect(button).toBeEnabled()
  await user.click(button)
  await waitFor(() => expect(operate).toHaveBeenCalledOnce())
})

it('shows that it was pressed before anything is loaded', async () => {
  loadOperations.mockReset().mockResolvedValue({})
  const paint = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const { user } = renderPart(
    <WindowsContext value={windows}>
      <BuyButton />
    </WindowsContext>,
  )
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toBeDisabled()
  expect(loadOperations).not.toHaveBeenCalled()
  for (const [callback] of paint.mock.calls) callback(performance.now())
  await waitFor(() => expect(loadOperations).toHaveBeenCalledOnce())
})
