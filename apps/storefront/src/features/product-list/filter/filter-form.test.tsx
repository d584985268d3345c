import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigateInPlace } from '../../../navigation/navigate-in-place.ts'
import { FilterForm } from './filter-form.tsx'

vi.mock('../../../navigation/navigate-in-place.ts', () => ({
  navigateInPlace: vi.fn(async () => true),
}))

const path = '/catalog/divany/'

const renderForm = (address: string, checked: boolean) => (
  <FilterForm path={path} address={address} sort="cheap" label="Фильтры">
    <input type="hidden" name="sort" value="cheap" />
    <input type="checkbox" name="COLOR" value="1" aria-label="Белый" defaultChecked={checked} />
  </FilterForm>
)

let root: Root
const getBox = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')
const hydrate = () =>
  act(() => {
    root = hydrateRoot(document.body, renderForm(`${path}?sort=cheap`, false))
  })

beforeEach(() => {
  document.body.innerHTML = renderToString(renderForm(`${path}?sort=cheap`, false))
})
afterEach(() => act(() => root.unmount()))

it('[filters.url] a choice is applied in place', async () => {
  await hydrate()
  expect(navigateInPlace).not.toHaveBeenCalled()
  await act(() => getBox()?.click())
  expect(navigateInPlace).toHaveBeenCalledExactlyOnceWith(`${path}?COLOR=1&sort=cheap`, {
    scroll: 'keep',
  })
})

it('[filters.url] a choice made before hydration counts', async () => {
  getBox()?.click()
  await hydrate()
  expect(navigateInPlace).toHaveBeenCalledExactlyOnceWith(`${path}?COLOR=1&sort=cheap`, {
    scroll: 'keep',
  })
  expect(getBox()?.checked).toBe(true)
})

it('[filters.url] a choice removed elsewhere resets its field', async () => {
  await hydrate()
  await act(() => getBox()?.click())
  await act(() => root.render(renderForm(`${path}?COLOR=1&sort=cheap`, true)))
  expect(getBox()?.checked).toBe(true)
  await act(() => root.render(renderForm(`${path}?sort=cheap`, false)))
  expect(getBox()?.checked).toBe(false)
})

it('[filters.url] a choice that a link overtook leaves its field', async () => {
  await hydrate()
  vi.mocked(navigateInPlace).mockResolvedValueOnce(false)
  await act(() => getBox()?.click())
  await act(() => root.render(renderForm(`${path}?sale=1&sort=cheap`, false)))
  expect(getBox()?.checked).toBe(false)
})

it('[page.back] a page that the browser kept shows the choice of its address', async () => {
  await hydrate()
  await act(() => getBox()?.click())
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(getBox()?.checked).toBe(false)
})
