import { expect, it } from 'vitest'
import { buildShellWindows } from './build-shell-windows.ts'
import { getShellTexts } from './get-shell-texts.ts'

const registry = buildShellWindows(getShellTexts('ru'))

it('[window.names] [footer.popups] every window of the shell opens by its name and has a title', () => {
  expect(Object.keys(registry)).toEqual(
    expect.arrayContaining([
      'addedBasket',
      'care',
      'error',
      'login',
      'manufacturers',
      'minishare',
      'phonePopup',
      'quickView',
      'region',
      'result',
      'stockNotice',
      'subscriptionPopup',
    ]),
  )
  expect(registry.manufacturers?.title({})).toBe('Производители')
  expect(registry.care?.title({})).toBe('Уход за мебелью')
  expect(registry.result?.title({ text: '' })).toBe('Спасибо!')
})

it('[window.names] plain links open the windows that need no properties', () => {
  for (const name of ['region', 'manufacturers', 'care', 'phonePopup'] as const) {
    expect(registry[name]?.parseLink, name).toBeTypeOf('function')
  }
})
