import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { keepOwnScripts } from '../page/keep-own-scripts.ts'
import { isErrorShell } from './error-documents.ts'
import { testedVersions } from './tested-versions.ts'

const storefront = join(import.meta.dirname, '..', '..', '..', 'storefront')
const built = join(storefront, '.next', 'server', 'app')
const { resolve } = createRequire(join(storefront, 'package.json'))
const page = (name: string) => readFileSync(join(built, name))
const pages = existsSync(built) ? globSync('**/*.html', { cwd: built, withFileTypes: true }) : []

it('lists the installed version of Next', () => {
  const { version } = JSON.parse(readFileSync(resolve('next/package.json'), 'utf8'))
  expect(testedVersions.next).toContain(version)
})

/**
 * `npm test` builds first; the end-to-end tests check the same on the pages that visitors receive.
 */
describe.skipIf(!existsSync(built))('pages of the built storefront', () => {
  it.each(pages.filter((entry) => entry.isFile()).map(({ name }) => name))(
    '%s loses every script of the framework, and nothing else',
    (name) => {
      const html = page(name)
      expect(html.toString()).toMatch(/<script/)
      const kept = keepOwnScripts(html).toString()
      expect(kept).not.toMatch(/<script|as="script"|modulepreload/i)
      expect(kept).not.toMatch(/\/chunks\/[^"]*\.js|__next_f/)
      expect(kept).toBe(
        html.toString().replace(/<script.*?<\/script>|<link[^>]*as="script"[^>]*>/gs, ''),
      )
    },
  )

  it('the bare error document differs from an ordinary page', () => {
    const report = vi.fn()
    const headers = { 'content-type': 'text/html' }
    const isShell = (name: string) =>
      isErrorShell({ status: 500, headers, body: keepOwnScripts(page(name)) }, report)
    expect(isShell('_global-error.html')).toBe(true)
    expect(report).not.toHaveBeenCalled()
    expect(isShell('_not-found.html')).toBe(false)
    expect(report).toHaveBeenCalledExactlyOnceWith('error document')
  })
})
