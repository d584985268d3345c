import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { deferScriptsUntilPaint } from './defer-scripts-until-paint.ts'
import { isErrorShell, isFailedRsc } from './error-documents.ts'
import { testedVersions } from './tested-versions.ts'

const storefront = join(import.meta.dirname, '..', '..', '..', 'storefront')
const built = join(storefront, '.next', 'server', 'app')
const { resolve } = createRequire(join(storefront, 'package.json'))
const source = (name: string) => readFileSync(resolve(name), 'utf8')
const page = (name: string) => readFileSync(join(built, name))

it.each(['next', 'react'] as const)('lists the installed version of %s', (name) => {
  const { version } = JSON.parse(source(`${name}/package.json`))
  expect(testedVersions[name]).toContain(version)
})

describe('output of Next and React', () => {
  it('the RSC payload is pushed in separate scripts', () => {
    const writer = source('next/dist/server/app-render/use-flight-response.js')
    expect(writer).toMatch(/\$\{scriptStart\}self\.__next_f\.push\(\$\{\w+\}\)<\/script>/)
    expect(writer).toMatch(/INLINE_FLIGHT_PAYLOAD_DATA = 1;/)
    expect(writer).toMatch(/INLINE_FLIGHT_PAYLOAD_FORM_STATE = 2;/)
    expect(writer).toMatch(/INLINE_FLIGHT_PAYLOAD_BINARY = 3;/)
  })

  it('the payload queue can be read at any time', () => {
    const reader = source('next/dist/client/app-index.js')
    expect(reader).toContain('self.__next_f = self.__next_f || []')
    expect(reader).toContain('nextServerDataLoadingGlobal.forEach(nextServerDataCallback)')
  })

  it('error rows in a payload', () => {
    const folder = 'next/dist/compiled/react-server-dom-turbopack/cjs'
    const writer = source(`${folder}/react-server-dom-turbopack-server.node.production.js`)
    expect(writer).toContain('id.toString(16) + ":E" + stringify(digest) + "\\n"')
    const headers = { 'content-type': 'text/x-component' }
    const failed = Buffer.from(`0:["a"]\n1f:E${JSON.stringify({ digest: '12345' })}\n`)
    expect(isFailedRsc({ status: 200, headers, body: failed })).toBe(true)
    expect(isFailedRsc({ status: 200, headers, body: Buffer.from('0:["a"]\n') })).toBe(false)
  })

  it('React’s marker on elements, and the end of an event it cannot handle', () => {
    const react = source('next/dist/compiled/react-dom/cjs/react-dom-client.production.js')
    expect(react).toContain('internalInstanceKey = "__reactFiber$" + randomKey')
    expect(react).toContain('null !== blockedOn && nativeEvent.stopPropagation()')
  })
})

/**
 * `npm test` builds first; the end-to-end tests check the same on the pages that visitors receive.
 */
describe.skipIf(!existsSync(built))('pages of the built storefront', () => {
  it.each(['_not-found.html', '_global-error.html'])('%s is rewritten completely', (name) => {
    const report = vi.fn()
    const html = deferScriptsUntilPaint(page(name), report).toString()
    expect(report).not.toHaveBeenCalled()
    expect(html).toContain('<script type="text/plain" data-flight="">')
    expect(html).not.toContain('self.__next_f.push([1,')
    expect(html).not.toMatch(/<script src="[^"]*" async="">/)
  })

  it('the bare error document differs from an ordinary page', () => {
    const report = vi.fn()
    const headers = { 'content-type': 'text/html' }
    const isShell = (name: string) =>
      isErrorShell({ status: 500, headers, body: page(name) }, report)
    expect(isShell('_global-error.html')).toBe(true)
    expect(report).not.toHaveBeenCalled()
    expect(isShell('_not-found.html')).toBe(false)
    expect(report).toHaveBeenCalledExactlyOnceWith('error document')
  })
})

it('reports pages of an unsupported format and leaves them unchanged', () => {
  const report = vi.fn()
  const tag = '<script type="module" src="/_sf/_next/static/chunks/a.js"></script>'
  const html = `<head>${tag}</head><body></body></html>`
  expect(deferScriptsUntilPaint(Buffer.from(html), report).toString()).toBe(html)
  expect(report).toHaveBeenCalledExactlyOnceWith('script tags')
})

it('reports a payload of an unsupported format and leaves it unchanged', () => {
  const report = vi.fn()
  const payload = '<script>self.payload("1:[]")</script>'
  const tag = '<script src="/_sf/_next/static/chunks/a.js" async=""></script>'
  const html = `<head>${tag}</head><body>${payload}</body></html>`
  expect(deferScriptsUntilPaint(Buffer.from(html), report).toString()).toContain(payload)
  expect(report).toHaveBeenCalledExactlyOnceWith('RSC payload')
})
