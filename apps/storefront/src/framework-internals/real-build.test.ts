import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { compileHint, readRootScripts } from './compile-hints.config.ts'
import { overrideNextModules, overrides, readNextVersion } from './override-next-modules.config.ts'
import { testedVersions } from './tested-versions.ts'

const require = createRequire(import.meta.url)
const project = join(import.meta.dirname, '..', '..')
const built = join(project, '.next')
const source = (name: string) => readFileSync(require.resolve(`next/dist/${name}`), 'utf8')

it.each(['next', 'react'] as const)('the known version of %s is the installed one', (name) => {
  expect(testedVersions[name]).toContain(require(`${name}/package.json`).version)
})

describe('overridden Next modules', () => {
  it.each([
    ['next/dist/compiled/process', 'build/polyfills/process.js'],
    ['../build/polyfills/polyfill-module', 'client/app-globals.js'],
    ['../../../lib/constants', 'client/components/router-reducer/fetch-server-response.js'],
    ['../../../lib/constants', 'client/components/segment-cache/cache.js'],
    [
      '../../../../lib/constants',
      'client/components/router-reducer/reducers/server-action-reducer.js',
    ],
    ['./error-styles', 'client/components/builtin/global-error.js'],
  ] as const)('%s is still imported by %s', (alias, file) => {
    expect(overrides).toHaveProperty([alias])
    expect(source(file)).toMatch(new RegExp(`require\\(['"]${alias}['"]\\)`))
  })

  it('the replacements exist', () => {
    for (const target of Object.values(overrides)) {
      const path = typeof target === 'string' ? target : target.browser
      expect(existsSync(join(project, path)), path).toBe(true)
    }
    const replacement = require('./next-overrides/error-styles.cjs')
    const [, names = ''] = /module\.exports = \{([^}]+)\}/.exec(
      source('client/components/builtin/error-styles.js'),
    ) ?? ['', '']
    const originalNames = [...names.matchAll(/(\w+): null/g)].map(([, name]) => name)
    expect(Object.keys(replacement).sort()).toEqual(originalNames.sort())
  })

  it('nothing is overridden for an unknown version', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    expect(overrideNextModules(readNextVersion())).toBe(overrides)
    expect(warn).not.toHaveBeenCalled()
    expect(overrideNextModules('99.0.0')).toEqual({})
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('prefetch of a whole page', () => {
  it("Next's router supports the kind `full`", () => {
    expect(source('client/components/router-reducer/router-reducer-types.js')).toContain(
      'PrefetchKind["FULL"] = "full"',
    )
    const prefetch = source('client/components/prefetch.js')
    expect(prefetch).toMatch(
      /PrefetchKind\.FULL:\s*\{\s*fetchStrategy = _types\.FetchStrategy\.Full/,
    )
  })
})

it('React leaves its marker on the elements of the document that it hydrates', () => {
  expect(source('compiled/react-dom/cjs/react-dom-client.production.js')).toContain(
    'internalInstanceKey = "__reactFiber$" + randomKey',
  )
  expect(source('client/app-index.js')).toMatch(/const appElement = document;/)
})

/** `npm test` builds first. */
describe.skipIf(!existsSync(join(built, 'BUILD_ID')))('built storefront', () => {
  it('has compile hints in the scripts of all pages', async () => {
    const names = await readRootScripts(built)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      expect((await readFile(join(built, name), 'utf8')).startsWith(compileHint), name).toBe(true)
    }
  })

  it('does not contain the overridden modules', async () => {
    const names = await readRootScripts(built)
    const folder = join(built, dirname(names[0] ?? ''))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const signs = ['setTimeout has not been defined', 'x-next-cache-tags', '--next-error-title']
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8')
      expect(
        signs.filter((sign) => text.includes(sign)),
        name,
      ).toEqual([])
    }
    for (const name of names) {
      expect(await readFile(join(built, name), 'utf8'), name).not.toContain('trimLeft')
    }
  })
})
