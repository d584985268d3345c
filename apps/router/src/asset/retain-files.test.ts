import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { retainFiles } from './retain-files.ts'

const script = 'shop.open();\n'.repeat(100)
let source: string
let retained: string

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'svetlitsa-build-'))
  retained = mkdtempSync(join(tmpdir(), 'svetlitsa-retained-'))
  writeFileSync(join(source, 'app.js'), script)
})
afterEach(() => {
  for (const folder of [source, retained]) rmSync(folder, { recursive: true })
})

it('takes the compressed forms that the build made', async () => {
  writeFileSync(join(source, 'app.js.br'), 'made by the build')
  writeFileSync(join(source, 'app.js.gz'), 'made by the build too')
  expect(await retainFiles(source, retained)).toBe(1)
  expect(readdirSync(retained).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  expect(readFileSync(join(retained, 'app.js.br'), 'utf8')).toBe('made by the build')
  expect(readFileSync(join(retained, 'app.js.gz'), 'utf8')).toBe('made by the build too')
})

it('compresses the files of a build that is not compressed yet', async () => {
  writeFileSync(join(source, 'app.js.br'), 'without its gzip form')
  writeFileSync(join(source, 'app.js.gz.new'), 'half')
  await retainFiles(source, retained)
  expect(readdirSync(retained).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  expect(brotliDecompressSync(readFileSync(join(retained, 'app.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(retained, 'app.js.gz'))).toString()).toBe(script)
})
