import { expect, it } from 'vitest'
import { buildOfflinePage } from './build-offline-page.ts'

it('[shop.brand] the name of the shop is text on the offline page, whatever signs it has', () => {
  const html = buildOfflinePage('Дом & <img src=x onerror="alert(1)">', [])
  expect(html).not.toContain('<img')
  expect(html.match(/Дом &#38; &#60;img src=x onerror=&#34;alert\(1\)&#34;&#62;/g)).toHaveLength(2)
})
