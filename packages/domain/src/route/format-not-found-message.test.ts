import { expect, it } from 'vitest'
import { formatNotFoundMessage } from './format-not-found-message.ts'

it.each([
  ['/catalog/net-takogo/', 'Page Not Found: /catalog/net-takogo/'],
  ['/NEWS/net/', 'Page Not Found: /NEWS/net/'],
  ['/nothing/here/', 'Page not found: /nothing/here/'],
  ['/', 'Page not found: /'],
])('[error.report] a missing %s is reported as «%s»', (path, expected) => {
  expect(formatNotFoundMessage(path)).toBe(expected)
})
