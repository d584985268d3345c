import { afterEach, expect, it, vi } from 'vitest'
import { holdEarlyClick } from './hold-early-click.ts'

afterEach(() => document.body.replaceChildren())

function open(html: string) {
  document.body.innerHTML = html
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.body.addEventListener('click', pressed)
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
  return { pressed, find }
}

const card =
  '<div data-island="card"><a href="/catalog/divany/"><b>Диван</b></a><button><i>В корзину</i></button></div>'

it('holds a press on a button of an island until its script is there', () => {
  const { pressed, find } = open(card)
  const release = holdEarlyClick()
  find('i').click()
  expect(pressed).not.toHaveBeenCalled()
  release()
  expect(pressed).toHaveBeenCalledOnce()
  expect(pressed.mock.calls[0]?.[0].target).toBe(find('button'))
})

it('repeats the last press in each island, in their order', () => {
  const { pressed, find } = open(
    `${card}<div data-island="menu"><button id="menu"></button><button id="other"></button></div>`,
  )
  const release = holdEarlyClick()
  find('#other').click()
  find('i').click()
  find('#menu').click()
  release()
  expect(pressed.mock.calls.map(([event]) => event.target)).toEqual([find('button'), find('#menu')])
})

it('opens the last window only', () => {
  const { pressed, find } = open(
    `<a href="/region-links/" data-window="region">Москва</a>
    <div data-island="menu"><a id="phone" href="/contacts/" data-window="phone">Звонок</a></div>`,
  )
  const release = holdEarlyClick()
  find('a').click()
  find('#phone').click()
  release()
  expect(pressed.mock.calls.map(([event]) => event.target)).toEqual([find('#phone')])
})

it('leaves plain links and what is outside of islands to the browser', () => {
  const { pressed, find } = open(`${card}<button id="outside"></button>`)
  holdEarlyClick()()
  const release = holdEarlyClick()
  find('b').click()
  find('#outside').click()
  expect(pressed).toHaveBeenCalledTimes(2)
  release()
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('holds a link that opens a window, wherever it is', () => {
  const { pressed, find } = open('<a href="/region-links/" data-window="region">Москва</a>')
  const release = holdEarlyClick()
  find('a').click()
  expect(pressed).not.toHaveBeenCalled()
  release()
  expect(pressed).toHaveBeenCalledOnce()
})

it('leaves a press with a modifier key to the browser', () => {
  const { pressed, find } = open('<a href="/region-links/" data-window="region">Москва</a>')
  const release = holdEarlyClick()
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  release()
  expect(pressed).toHaveBeenCalledOnce()
})
