import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { expect, it } from 'vitest'
import { buildTestEnvironment, root } from '../env.ts'

const preload = join(import.meta.dirname, 'resolve-fast.mjs')

/** Counts what Node itself has to resolve, and lists what is loaded in the end. */
const observer = `
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
let asked = 0
const loaded = []
registerHooks({
  resolve(specifier, context, next) {
    asked += 1
    return next(specifier, context)
  },
  load(url, context, next) {
    const result = next(url, context)
    loaded.push(result.format + ' ' + url)
    return result
  },
})
process.on('exit', () => {
  writeFileSync(process.env.REPORT, JSON.stringify({ asked, loaded: loaded.sort() }))
})
`

async function loadApi(...preloads: string[]): Promise<{ asked: number; loaded: string[] }> {
  const dir = await createTemporaryFolder('svetlitsa-modules-')
  const report = join(dir, 'report.json')
  const watch = `data:text/javascript,${encodeURIComponent(observer)}`
  const args = [watch, ...preloads].flatMap((file) => ['--import', file])
  args.push('--input-type=module', '--eval', "await import('./src/app.ts')")
  const env = { ...buildTestEnvironment(), REPORT: report }
  try {
    await promisify(execFile)(process.execPath, args, { cwd: join(root, 'apps', 'api'), env })
    return JSON.parse(await readFile(report, 'utf8'))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

it('loads the same modules as Node, which resolves a fifth of their imports at most', async () => {
  const [plain, fast] = await Promise.all([loadApi(), loadApi(preload)])
  expect(fast.loaded.filter((one) => !one.includes('resolve-fast'))).toEqual(plain.loaded)
  expect(plain.loaded.length).toBeGreaterThan(1_000)
  expect(fast.asked).toBeLessThan(plain.asked / 5)
}, 300_000)
