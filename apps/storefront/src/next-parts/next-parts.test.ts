import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const ours: Record<string, unknown> = require('./constants.cjs')
const theirs: Record<string, unknown> = require('next/dist/lib/constants')

const readers = [
  'router-reducer/fetch-server-response',
  'router-reducer/reducers/server-action-reducer',
  'segment-cache/cache',
]

it.each(readers)("%s of Next reads no other of the build's constants", (name) => {
  const text = readFileSync(require.resolve(`next/dist/client/components/${name}`), 'utf8')
  const read = [...text.matchAll(/\b_constants\.(\w+)/g)].map(([, constant]) => constant ?? '')
  expect(read.length).toBeGreaterThan(0)
  for (const constant of read) expect(ours).toHaveProperty(constant, theirs[constant])
})
