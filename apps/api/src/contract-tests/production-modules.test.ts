import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')

/**
 * The files that Node loads for a program's static imports. All of them are loaded before the first
 * line runs, and the program then ends at its first line for want of an environment.
 */
async function listLoadedModules(file: string): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
    process.on('exit', () => {
      process.exitCode = 0
      console.log('\\n' + JSON.stringify(urls))
    })
    await import(${JSON.stringify(pathToFileURL(join(source, file)).href)}).catch(() => {})`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { env: { PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

describe('the modules of production', () => {
  it.each([
    'main.ts',
    'modules/media/svg-render-thread.ts',
    'modules/image-search/describe-pictures.ts',
    'command/shop.ts',
    'command/migrate.ts',
  ])('hold no generator of demonstration drawings, from %s', async (file) => {
    const urls = await listLoadedModules(file)
    expect(urls.some((url) => url.endsWith(file))).toBe(true)
    if (file === 'main.ts') expect(urls.some((url) => url.endsWith('media-builder.ts'))).toBe(true)
    expect(urls.filter((url) => url.includes('demo-drawings'))).toEqual([])
  })
})
