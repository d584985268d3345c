import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepOwnScripts } from './keep-own-scripts.ts'

const islands = '/_sf/_next/static/islands'
const chunks = '/_sf/_next/static/chunks'

describe('keeps', () => {
  it.each([
    [
      'the script of islands',
      `<script type="module" src="${islands}/start-Ab1_.js" data-page="/p.js"></script>`,
    ],
    [
      'it, written otherwise',
      `<script\n data-page='a>b' SRC='${islands}/start.js'\ttype=module ></SCRIPT >`,
    ],
    ['a preload of it', `<link rel="modulepreload" href="${islands}/page.js"/>`],
    ['props', '<div data-island="card"></div><script type="application/json">{"id":1}</script>'],
    ['props with an id', '<script id="page-settings" type="application/json">{"a":"b"}</script>'],
    [
      'props that speak of scripts',
      String.raw`<script type="application/json">{"a":"\u003cscript>go()\u003c/script>"}</script>`,
    ],
    ['structured data', '<script type="application/ld+json">{"name":"Диван «Сени»"}</script>'],
    ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>'],
    ['a type without quotes', '<script type=application/json>{}</script>'],
    [
      'links',
      '<link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/>',
    ],
    [
      'a tag within data',
      '<script type="application/ld+json">{"a":"<link as=\'script\'>"}</script>',
    ],
    ['other tags', '<scripted>a</scripted><linked as="script">b</linked>'],
    ['a comment that speaks of a script', '<!-- <script> --><p>Диван</p><!--$--><!--/$-->'],
    ['escaped text', '<p title="&lt;script&gt;">&lt;script&gt;go()&lt;/script&gt;</p>'],
  ])('%s', (_, html) => {
    expect(keepOwnScripts(`<p>Стул</p>${html}<p>Стол</p>`)).toBe(`<p>Стул</p>${html}<p>Стол</p>`)
  })
})

describe('removes', () => {
  it.each([
    ['an inline script', '<script>self.a=[1,"<p>"]</script>'],
    ['an inline script with an id', '<script id="_R_">requestAnimationFrame(go)</script>'],
    ['an empty script', '<script></script>'],
    ['a script from a file', `<script src="${chunks}/1x9wi1ym5veze.js" async=""></script>`],
    ['a module', `<script type="module" crossorigin src="${chunks}/a.js"></script>`],
    ['a script for old browsers', `<script src="${chunks}/0cz1d0mv5g_q7.js" noModule=""></script>`],
    ['a script of another site', '<script src="https://cdn.example/a.js"></script>'],
    ['an address that is no source', `<script data-src="${islands}/start.js">go()</script>`],
    ['an address in a text', `<script>import("${islands}/start.js")</script>`],
    ['a type that no browser knows', '<script type="text/plain" data-flight="">1:["$"]</script>'],
    ['a type that only begins like data', '<script type="application/jsonp">go()</script>'],
    ['a type in a text', '<script>a=\' type="application/json"\'</script>'],
    ['a map of imports', '<script type="importmap">{"imports":{}}</script>'],
    ['capital letters', '<SCRIPT SRC="/a.js"></SCRIPT>'],
    ['an attribute with an angle bracket', '<script data-a="x>y">go()</script>'],
    ['a text that opens another script', '<script>a("<script>b")</script>'],
    ['many bytes in one sign', '<script>say("Диван 🛋️")</script>'],
    ['a preload', `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/a.js"/>`],
    ['a preload, written otherwise', `<link href='${chunks}/a.js' as=script rel=preload>`],
    ['a preload of a module', `<link rel="modulepreload" href="${chunks}/a.js">`],
  ])('%s', (_, html) => {
    expect(keepOwnScripts(`<p>Стул</p>${html}<p>Стол</p>`)).toBe('<p>Стул</p><p>Стол</p>')
  })
})

it('removes each of many and keeps what is between them', () => {
  const own = `<script type="module" src="${islands}/start.js"></script>`
  const html = `<head><script>a</script><script>b</script>${own}</head><body><script>c</script>é</body>`
  expect(keepOwnScripts(html)).toBe(`<head>${own}</head><body>é</body>`)
})

it.each([
  ['no page', ''],
  ['a script that never ends', '<p>a</p><script>go()'],
  ['a tag that never ends', '<p>a</p><script src="/a.js"'],
  ['a quote that never ends', '<p>a</p><script src="/a.js></script>'],
  ['a comment that never ends', '<p>a</p><!-- b'],
  ['a link that never ends', '<p>a</p><link rel="preload" as="script"'],
])('leaves %s as it is', (_, html) => {
  expect(keepOwnScripts(html)).toBe(html)
})

const built = join(import.meta.dirname, '../../.next/server/app')
const pages = existsSync(built) ? globSync('**/*.html', { cwd: built, withFileTypes: true }) : []

/** `npm test` builds first; the journeys check the same on the pages that visitors receive. */
it.each(pages.filter((entry) => entry.isFile()).map(({ name }) => name))(
  'the built page %s loses every script of the framework, and nothing else',
  (name) => {
    const html = readFileSync(join(built, name), 'utf8')
    expect(html).toMatch(/<script/)
    const kept = keepOwnScripts(html)
    expect(kept).not.toMatch(/<script|as="script"|modulepreload/i)
    expect(kept).not.toMatch(/\/chunks\/[^"]*\.js|__next_f/)
    expect(kept).toBe(html.replace(/<script.*?<\/script>|<link[^>]*as="script"[^>]*>/gs, ''))
  },
)
