import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as islands from '../island/browser/mount-islands.tsx'
import { morphMain } from './morph-main.ts'

vi.mock('../island/browser/mount-islands.tsx', () => ({
  isHydrated: vi.fn(() => true),
  mountIslands: vi.fn(),
  unmountIslands: vi.fn(),
  updateIsland: vi.fn(),
}))
vi.mock('../island/browser/read-page-settings.ts', () => ({ readPageSettings: () => ({}) }))

type IslandContent = [name: string, props: object, text: string]

const buildIsland = ([name, props, text]: IslandContent) =>
  `<div data-island="${name}">${text}</div><script type="application/json">${JSON.stringify(props)}</script>`

const buildPage = (list: readonly IslandContent[], before = '') =>
  `<main id="main">${before}<section><h2>Товары</h2><div>${list.map(buildIsland).join('')}</div></section></main>`

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const getIslands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')]

beforeEach(() => {
  vi.mocked(islands.isHydrated).mockReturnValue(true)
})
afterEach(() => {
  vi.clearAllMocks()
})

it('keeps islands with the same props where they are or move, and replaces the others', () => {
  document.body.innerHTML = buildPage([
    ['card', { id: 1 }, 'one'],
    ['card', { id: 2 }, 'two'],
    ['card', { id: 3 }, 'three'],
  ])
  const [one, two, three] = getIslands()
  morphMain(
    parse(
      buildPage([
        ['card', { id: 3 }, 'three of the server'],
        ['card', { id: 4 }, 'four'],
        ['card', { id: 1 }, 'one of the server'],
      ]),
    ),
  )
  const shown = getIslands()
  expect(shown.map(({ textContent }) => textContent)).toEqual(['three', 'four', 'one'])
  expect(shown[0]).toBe(three)
  expect(shown[2]).toBe(one)
  expect(shown.map((island) => JSON.parse(island.nextElementSibling?.textContent ?? ''))).toEqual([
    { id: 3 },
    { id: 4 },
    { id: 1 },
  ])
  expect(vi.mocked(islands.unmountIslands).mock.calls).toEqual([[two]])
  expect(islands.mountIslands).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('[id]')).toHaveLength(1)
})

it('keeps two islands with equal props apart', () => {
  const row: IslandContent = ['cardRowControls', {}, 'arrows']
  document.body.innerHTML = buildPage([row, row])
  const before = getIslands()
  morphMain(parse(buildPage([row, row, row])))
  expect(getIslands().slice(0, 2)).toEqual(before)
  expect(getIslands()).toHaveLength(3)
})

it('gives the filter column the props of the other page, with its state and its focus', () => {
  document.body.innerHTML = buildPage([['filterColumn', { count: 1 }, '<input>']])
  const [column] = getIslands()
  column?.querySelector('input')?.focus()
  morphMain(parse(buildPage([['filterColumn', { count: 2 }, '<input>']], '<p>Нашли</p>')))
  expect(getIslands()).toEqual([column])
  expect(document.activeElement).toBe(column?.querySelector('input'))
  expect(vi.mocked(islands.updateIsland).mock.calls).toEqual([[column, '{"count":2}']])
  expect(column?.nextElementSibling?.textContent).toBe('{"count":2}')
  expect(document.querySelector('main > p')?.textContent).toBe('Нашли')
})

it('replaces a filter column that has not been hydrated', () => {
  vi.mocked(islands.isHydrated).mockReturnValue(false)
  document.body.innerHTML = buildPage([['filterColumn', { count: 1 }, 'before']])
  const [column] = getIslands()
  morphMain(parse(buildPage([['filterColumn', { count: 2 }, 'after']])))
  expect(getIslands()[0]).not.toBe(column)
  expect(getIslands().map(({ textContent }) => textContent)).toEqual(['after'])
  expect(islands.updateIsland).not.toHaveBeenCalled()
})

it('keeps what has been laid out', () => {
  document.body.innerHTML = buildPage([], '<div class="cards-later" data-laid="">1</div>')
  morphMain(parse(buildPage([], '<div class="cards-later">2</div>')))
  const block = document.querySelector<HTMLElement>('.cards-later')
  expect(block?.dataset.laid).toBe('')
  expect(block?.textContent).toBe('2')
})
