import * as favourite from '@svetlitsa/api-client/favourite/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { createOpenWindowsStore } from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import { WindowsContext } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { FavouriteListProvider } from './favourite-list-provider.ts'

const item = { offerId: 7, productId: 3, name: 'Диван', price: 64_990 }
const texts = { add: 'В избранное: {name}', remove: 'Убрать из избранного: {name}' }

const open = vi.fn()
const windows = { open, close: () => undefined, openWindows: createOpenWindowsStore() }
let calls: ReturnType<typeof serveCalls>

beforeEach(() => {
  open.mockReset()
  calls = serveCalls()
  calls.answer(favourite.addFavourite, { id: 1, favorite: true, count: 1 })
  calls.answer(favourite.removeFavourite, { favorite: false, count: 0 })
})

function showHeart(listId: string | null = null) {
  return renderPart(
    <WindowsContext value={windows}>
      <FavouriteListProvider value={listId}>
        <FavouriteHeart item={item} texts={texts} />
      </FavouriteListProvider>
    </WindowsContext>,
  )
}

it('[favorites.toggle] a press before favourites are loaded takes effect once they are', async () => {
  const answer = calls.hold(shell.getShellState, guestState)
  const { user } = showHeart()
  const heart = screen.getByRole('button', { name: 'В избранное: Диван' })
  expect(heart).toBeEnabled()
  await user.dblClick(heart)
  expect(calls.listInputs(favourite.addFavourite)).toEqual([])
  answer()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(calls.listInputs(favourite.addFavourite)).toEqual([{ offerId: 7, productId: 3 }])
})

it('[favorites.toggle] an early press on a favourite removes it', async () => {
  const answer = calls.hold(shell.getShellState, { ...guestState, favoriteOfferIds: [7] })
  const { user } = showHeart()
  await user.click(screen.getByRole('button', { name: 'В избранное: Диван' }))
  answer()
  await waitFor(() => expect(calls.listInputs(favourite.removeFavourite)).toHaveLength(1))
  expect(calls.listInputs(favourite.addFavourite)).toEqual([])
  expect(await screen.findByRole('button', { name: 'В избранное: Диван' })).toBeEnabled()
})

it('[favorites.toggle] an early press says so when favourites cannot be loaded', async () => {
  calls.fail(shell.getShellState, 'offline')
  const { user } = showHeart()
  await user.click(screen.getByRole('button', { name: 'В избранное: Диван' }))
  await waitFor(() => expect(open).toHaveBeenCalledWith('error', { text: null }))
})

it('[favorites.menu] the heart of a list waits for the guestState, since it opens the menu first', async () => {
  const answer = calls.hold(shell.getShellState, { ...guestState, favoriteOfferIds: [7] })
  showHeart('a')
  expect(screen.getByRole('button', { name: 'В избранное: Диван' })).toBeDisabled()
  answer()
  expect(await screen.findByRole('button', { name: 'Убрать из избранного: Диван' })).toBeEnabled()
})
