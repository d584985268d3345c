import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSpacedTranslator } from './create-spaced-translator.ts'

/** The versions of use-intl that this folder was written and tested for. */
const testedVersions = ['4.14.8']

const library = join(import.meta.dirname, '..', '..', 'node_modules', 'use-intl')

it('supports the installed version of use-intl', () => {
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  expect(testedVersions).toContain(version)
})

it('[lang.three] use-intl formats numbers with the formatters it is given', () => {
  const messages = { of: '{n, number} of {all, plural, one {# item} other {# items}}' }
  const translate = createSpacedTranslator('en', messages)
  expect(translate('of', { n: 1_234, all: 12_000 })).toBe('1\u00a0234 of 12\u00a0000 items')
  expect(translate('of', { n: 1_234.5, all: 1 })).toBe('1\u00a0234.5 of 1 item')
})

it('throws if a text cannot be formatted', () => {
  const translate = createSpacedTranslator('en', { count: '{count, number}' })
  expect(() => translate('missing')).toThrow()
  expect(() => translate('count')).toThrow()
})
