import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/favourite-list/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { createOpenWindowsStore } from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import { WindowsContext } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { ListNameForm } from './list-name-form.tsx'
import { ListsWindow } from './lists-window.tsx'

const t = favouriteTexts.ru
const id = '5a5a5a5a-0000-4000-8000-000000000007'

type List = CallAnswer<typeof contract.getLists>['lists'][number]

const windows = { open: vi.fn(), close: vi.fn(), openWindows: createOpenWindowsStore() }
let calls: ServedCalls
let lists: List[]
beforeEach(() => {
  lists = []
  calls = serveCalls()
  calls.answer(contract.getLists, () => ({ lists }))
  calls.answer(contract.addList, ({ name }) => ({ list: addList(name) }))
  calls.answer(contract.addListItem, () => ({ list: addOffer() }))
})

function addList(name: string): List {
  const list = { id, name, url: `/favorites/${id}/`, count: 0, offerIds: [] }
  lists = [list]
  return list
}

function addOffer(): List {
  const list = { ...addList('Гостиная'), count: 1, offerIds: [7] }
  lists = [list]
  return list
}

const getName = () => screen.getByRole('textbox')
const getButton = () => screen.getByRole('button', { name: t.create })

async function openLists() {
  const { user } = renderPart(
    <WindowsContext value={windows}>
      <ListsWindow offerId={7} productId={3} name="Диван" />
    </WindowsContext>,
  )
  expect(await screen.findByText(t.noLists)).toBeVisible()
  return user
}

describe('[favorites.lists] the name of a new list', () => {
  it('is not sent while it is blank', async () => {
    const user = await openLists()
    expect(getButton()).toBeDisabled()
    await user.type(getName(), '  {Enter}')
    expect(getButton()).toBeDisabled()
    await user.type(getName(), 'Гостиная')
    expect(getButton()).toBeEnabled()
    expect(calls.listInputs(contract.addList)).toEqual([])
  })

  it('is sent once, and the list that is made takes the goods and empties the field', async () => {
    const answer = calls.hold(contract.addList, { list: addList('Гостиная') })
    lists = []
    const user = await openLists()
    await user.type(getName(), ' Гостиная ')
    await user.dblClick(getButton())
    await user.type(getName(), '{Enter}')
    await waitFor(() => expect(calls.listInputs(contract.addList)).toHaveLength(1))
    answer()
    await waitFor(() => expect(getName()).toHaveValue(''))
    expect(await screen.findByRole('checkbox', { name: /^Гостиная/ })).toBeChecked()
    expect(calls.listInputs(contract.addList)).toEqual([{ name: 'Гостиная' }])
    expect(calls.listInputs(contract.addListItem)).toEqual([{ id, offerId: 7, productId: 3 }])
  })

  it('that is refused, or did not reach the server, is told at its field and stays', async () => {
    calls.refuse(contract.addList, 'name_taken', 'Такой список уже есть')
    const user = await openLists()
    await user.type(getName(), 'Гостиная')
    await user.click(getButton())
    expect(await screen.findByText('Такой список уже есть')).toBeVisible()
    await waitFor(() => expect(getName()).toHaveFocus())
    expect(getName()).toBeInvalid()
    calls.fail(contract.addList, 'offline')
    await user.type(getName(), '{Enter}')
    expect(await screen.findByText(loadErrorTexts.ru.text)).toBeVisible()
    expect(getName()).toHaveValue('Гостиная')
    expect(calls.listInputs(contract.addListItem)).toEqual([])
    calls.answer(contract.addList, ({ name }) => ({ list: addList(name) }))
    await user.click(getButton())
    await waitFor(() => expect(getName()).toHaveValue(''))
    expect(calls.listInputs(contract.addList)).toHaveLength(3)
  })
})

describe('[favorites.lists] the form that a button opens', () => {
  const onName = vi.fn(async () => ({ ok: true as const, answer: null }))
  const onCancel = vi.fn()
  beforeEach(() => {
    onName.mockClear()
    onCancel.mockClear()
  })

  function openRenaming() {
    const form = { label: t.listName, action: t.save, value: 'Гостиная', onName, onCancel }
    return renderPart(<ListNameForm {...form} />).user
  }

  it('has the focus and its whole name selected, so that typing replaces it', async () => {
    const user = openRenaming()
    await waitFor(() => expect(getName()).toHaveFocus())
    await user.keyboard('Спальня{Enter}')
    await waitFor(() =>
      expect(onName).toHaveBeenCalledExactlyOnceWith('Спальня', expect.anything()),
    )
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('is cancelled by its button and by Escape, and sends nothing', async () => {
    const user = openRenaming()
    await user.click(screen.getByRole('button', { name: t.stop }))
    expect(onCancel).toHaveBeenCalledTimes(1)
    await user.type(getName(), '{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(2)
    expect(onName).not.toHaveBeenCalled()
  })
})
