import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addCompileHints, compileHint } from './compile-hints.config.ts'

let distDir = ''
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'svetlitsa-build-'))
  await writeFile(join(distDir, 'a.js'), 'start()')
})
afterEach(() => rm(distDir, { recursive: true }))

const script = () => readFile(join(distDir, 'a.js'), 'utf8')

it('marks the scripts of all pages once', async () => {
  await writeFile(join(distDir, 'build-manifest.json'), '{"rootMainFiles":["a.js"]}')
  await addCompileHints({ distDir })
  await addCompileHints({ distDir })
  expect(await script()).toBe(`${compileHint}start()`)
})

it.each([null, '{"pages":{}}'])('adds no hints and warns when the manifest is %s', async (list) => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
  if (list) await writeFile(join(distDir, 'build-manifest.json'), list)
  await addCompileHints({ distDir })
  expect(await script()).toBe('start()')
  expect(warn).toHaveBeenCalledOnce()
})
