import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`
const hashes = (html: string) => inlineHashes(Buffer.from(html, 'utf8'))

it('tells every inline script once, by its very bytes', () => {
  const html =
    '<p>Диван</p><script>say("Диван")</script><script id="a">go()</script><script>go()</script>'
  expect(hashes(html)).toEqual([hashOf('say("Диван")'), hashOf('go()')])
})

it.each([
  ['a file', '<script src="/a.js" async=""></script>'],
  ['data', '<script type="application/ld+json">{"a":1}</script>'],
  ['another tag', '<scripted>go()</scripted>'],
  ['a tag that never ends', '<script>go()'],
  ['no script', '<p>Диван</p>'],
])('passes over %s', (_, html) => {
  expect(hashes(html)).toEqual([])
})

it('does not take what stands in a script for a tag', () => {
  expect(hashes('<script>a("<script>b")</script><script>c</script>')).toEqual([
    hashOf('a("<script>b")'),
    hashOf('c'),
  ])
})
