import { expect, it } from 'vitest'
import { formatNotFoundMessage } from './format-not-found-message.ts'

it.each([
  ['/catalog/net-takogo/', 'Page Not Found: /catalog/net-takogo/'],
  ['/NEWS/net/', 'Page Not Found: /NEWS/net/'],
  ['/catalog/divany/Не_код!/', 'Page Not Found: /catalog/divany/Не_код!/'],
  ['/catalog/divany/tag-uglovye/', 'Page Not Found: /catalog/divany/tag-uglovye/'],
  ['/personal-lk/order/not-a-guid', 'Page Not Found: /personal-lk/order/not-a-guid'],
  ['/catalog/a/b/c/', 'Page not found: /catalog/a/b/c/'],
  ['/personal-lk/nothing/', 'Page not found: /personal-lk/nothing/'],
  ['/catalog/%zz/', 'Page not found: /catalog/%zz/'],
  ['/nothing/here/', 'Page not found: /nothing/here/'],
  ['/', 'Page Not Found: /'],
])('[error.report] a missing %s is reported as «%s»', (path, expected) => {
  expect(formatNotFoundMessage(path)).toBe(expected)
})
