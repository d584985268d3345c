import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { isErrorShell } from './error-documents.ts'
import { testedVersions } from './tested-versions.ts'

const storefront = join(import.meta.dirname, '..', '..', '..', 'storefront')
const built = join(storefront, '.next', 'server', 'app')
const { resolve } = createRequire(join(storefront, 'package.json'))
const page = (name: string) => readFileSync(join(built, name))

it('lists the installed version of Next', () => {
  const { version } = JSON.parse(readFileSync(resolve('next/package.json'), 'utf8'))
  expect(testedVersions.next).toContain(version)
})

/** `npm test` builds first. */
describe.skipIf(!existsSync(built))('pages of the built storefront', () => {
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
