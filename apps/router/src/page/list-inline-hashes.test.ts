import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { listInlineHashes } from './list-inline-hashes.ts'

const hashScript = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`
const hashes = (html: string) => listInlineHashes(Buffer.from(html, 'utf8'))

it('lists every inline script once, by its exact bytes', () => {
  const html =
    '<p>Диван</p><script>say("Диван")</script><script id="a">go()</script><script>go()</script>'
  expect(hashes(html)).toEqual([hashScript('say("Диван")'), hashScript('go()')])
})

it.each([
  ['a file', '<script src="/a.js" async=""></script>'],
  ['data', '<script type="application/ld+json">{"a":1}</script>'],
  ['another tag', '<scripted>go()</scripted>'],
  ['a tag that never ends', '<script>go()'],
  ['no script', '<p>Диван</p>'],
])('skips %s', (_, html) => {
  expect(hashes(html)).toEqual([])
})

it('does not treat text inside a script as a tag', () => {
  expect(hashes('<script>a("<script>b")</script><script>c</script>')).toEqual([
    hashScript('a("<script>b")'),
    hashScript('c'),
  ])
})
