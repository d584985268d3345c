import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')

/**
 * The files that Node loads for a program's static imports. All of them are loaded before the first
 * line runs, and the program then ends at its first line for want of an environment. The list goes
 * through a file: a process that ends does not wait until a pipe has taken all of its output.
 */
async function listLoadedModules(file: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'))
  const list = join(folder, 'urls.json')
  const program = `
    import { writeFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
    process.on('exit', () => {
      process.exitCode = 0
      writeFileSync(${JSON.stringify(list)}, JSON.stringify(urls))
    })
    await import(${JSON.stringify(pathToFileURL(join(source, file)).href)}).catch(() => {})`
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      env: { PATH: process.env.PATH },
    })
    return JSON.parse(await readFile(list, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the modules of production', () => {
  it.each([
    'main.ts',
    'discovery/image-search/describe-pictures.ts',
    'command/describe-pictures.ts',
    'command/doctor.ts',
    'command/shop.ts',
    'command/migrate.ts',
  ])('hold nothing of the demonstration, from %s', async (file) => {
    const urls = await listLoadedModules(file)
    expect(urls.some((url) => url.endsWith(file))).toBe(true)
    if (file === 'main.ts') expect(urls.some((url) => url.endsWith('media-builder.ts'))).toBe(true)
    expect(urls.filter((url) => url.includes('/demo/'))).toEqual([])
  })
  it('are loaded with the program only where every call or every shop needs them', async () => {
    const urls = await listLoadedModules('main.ts')
    const packages = new Set(
      urls.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]),
    )
    expect(packages).toContain('fastify')
    const onDemand = [
      'pdfkit',
      'fontkit',
      'sharp',
      'file-type',
      'nodemailer',
      'ioredis',
      'csv-parse',
    ]
    expect(onDemand.filter((name) => packages.has(name))).toEqual([])
    // An edit of the API is answered when all of them are loaded anew. Files of our own grow with
    // what the shop can do; a library is loaded for it only on demand.
    const ofLibraries = urls.filter((url) => url.includes('/node_modules/'))
    expect(ofLibraries.length).toBeLessThan(740)
    expect(urls.length - ofLibraries.length).toBeLessThan(1_750)
  }, 120_000)
})
