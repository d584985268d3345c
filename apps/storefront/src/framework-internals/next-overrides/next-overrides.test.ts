import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const override: Record<string, unknown> = require('./constants.cjs')
const original: Record<string, unknown> = require('next/dist/lib/constants')

const sourceFiles = [
  'router-reducer/fetch-server-response',
  'router-reducer/reducers/server-action-reducer',
  'segment-cache/cache',
]

it.each(sourceFiles)('%s of Next reads no other build constant', (name) => {
  const text = readFileSync(require.resolve(`next/dist/client/components/${name}`), 'utf8')
  const read = [...text.matchAll(/\b_constants\.(\w+)/g)].map(([, constant]) => constant ?? '')
  expect(read.length).toBeGreaterThan(0)
  for (const constant of read) expect(override).toHaveProperty(constant, original[constant])
})
