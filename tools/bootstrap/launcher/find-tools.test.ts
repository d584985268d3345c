import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cacheTools, findTools, isNewEnough } from './find-tools.mjs'

it.each([
  ['20.20.2', false],
  ['22.18.9', false],
  ['22.19.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('accepts Node %s: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

it('uses the current Node if it is new enough, and the pnpm stored beside the dependencies', async () => {
  const root = mkdtempSync(join(tmpdir(), 'svetlitsa tools '))
  const pnpm = join(root, 'pnpm')
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(pnpm, '')
  cacheTools(root, { node: process.execPath, pnpm })
  expect(await findTools(root)).toEqual({ node: process.execPath, pnpm })
  await rm(root, { recursive: true })
})
