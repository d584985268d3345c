import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../env.ts'

const script = join(root, 'deploy', 'publish-build.sh')
const programs = ['cp', 'mv', 'rm', 'mkdir', 'find', 'dirname', 'sed']

let dir: string
beforeAll(async () => {
  dir = await createTemporaryFolder('svetlitsa-publish-')
})
afterAll(() => rm(dir, { recursive: true }))

function writeBuild(name: string, files: readonly string[]): string {
  const build = join(dir, name)
  for (const file of files) {
    mkdirSync(dirname(join(build, file)), { recursive: true })
    writeFileSync(join(build, file), `${name} ${file}`)
  }
  return build
}

/** Publishes with programs that write down how they are called. */
function publish(from: string, to: string): string[] {
  const bin = join(dir, 'bin')
  const log = join(dir, 'calls')
  mkdirSync(bin, { recursive: true })
  writeFileSync(log, '')
  for (const program of programs) {
    const file = join(bin, program)
    writeFileSync(
      file,
      `#!/bin/sh\necho "${program} $*" >> ${log}\nPATH=\${PATH#*:} exec ${program} "$@"\n`,
    )
    chmodSync(file, 0o755)
  }
  execFileSync('sh', [script, from, to, 'index.en.html', 'index.html'], {
    env: { PATH: `${bin}:${process.env.PATH}` },
  })
  return readFileSync(log, 'utf8').trim().split('\n')
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

it('[ops.cluster] a build takes the place of another, its pages last, with few programs', () => {
  const assets = ['assets/a part/a.js', 'assets/deep/er/b.js']
  const older = writeBuild('older', ['index.html', 'sw.js', 'assets/old.js', 'gone/old.js'])
  const newer = writeBuild('newer', ['index.html', 'index.en.html', 'sw.js', ...assets])
  const many = Array.from({ length: 300 }, (_, index) => `assets/b-${index}.js`)
  writeBuild('newer', many)
  const to = join(dir, 'published')
  publish(older, to)
  expect(list(to)).toEqual(list(older))
  const calls = publish(newer, to)
  expect(list(to)).toEqual(list(newer))
  for (const file of list(to)) expect(readFileSync(join(to, file), 'utf8')).toBe(`newer ${file}`)
  const pages = ['index.en.html', 'index.html'].map((page) =>
    calls.findIndex((call) => call.startsWith('mv') && call.endsWith(`${to}/${page}`)),
  )
  const lastFile = calls.findLastIndex((call) => call.startsWith('mv') && call.includes('.js'))
  expect(pages[0]).toBeGreaterThan(lastFile)
  expect(pages[1]).toBeGreaterThan(pages[0] ?? 0)
  expect(calls.filter((call) => call.startsWith('rm') && call.endsWith('.js'))).toHaveLength(2)
  expect(calls.length).toBeLessThan(40)
})
