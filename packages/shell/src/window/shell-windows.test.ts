import { expect, it } from 'vitest'
import { shellWords } from '../shell-words.tsx'
import { shellWindows } from './shell-windows.tsx'

const registry = shellWindows(shellWords('ru'))

it('[window.names] [footer.popups] every window of the shell is opened by its name and has a title', () => {
  expect(Object.keys(registry)).toEqual(
    expect.arrayContaining([
      'addedBasket',
      'care',
      'fault',
      'login',
      'manufacturers',
      'minishare',
      'phonePopup',
      'quickView',
      'region',
      'result',
      'subscriptionPopup',
    ]),
  )
  expect(registry.manufacturers?.title({})).toBe('Производители')
  expect(registry.care?.title({})).toBe('Уход за мебелью')
  expect(registry.result?.title({ text: '' })).toBe('Спасибо!')
})

it('[window.names] plain links open those that need nothing more', () => {
  for (const name of ['region', 'manufacturers', 'care', 'phonePopup'] as const) {
    expect(registry[name]?.byLink, name).toBeTypeOf('function')
  }
})
