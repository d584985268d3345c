import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installDependencies } from './install-dependencies.mjs'

let root: string
let pnpm: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'svetlitsa install '))
  pnpm = join(root, 'pnpm')
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'one')
  writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages: []')
  mkdirSync(join(root, 'node_modules'))
  copyFileSync('/bin/true', pnpm)
})

afterEach(() => rm(root, { recursive: true }))

it('installs once per lockfile and again when the lockfile changes', async () => {
  expect(await installDependencies(root, pnpm, {})).toBe(true)
  expect(await installDependencies(root, pnpm, {})).toBe(false)
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'two')
  expect(await installDependencies(root, pnpm, {})).toBe(true)
})

it('installs again after a failed installation', async () => {
  copyFileSync('/bin/false', pnpm)
  await expect(installDependencies(root, pnpm, {})).rejects.toThrow(
    'Installing dependencies failed',
  )
  copyFileSync('/bin/true', pnpm)
  expect(await installDependencies(root, pnpm, {})).toBe(true)
})
