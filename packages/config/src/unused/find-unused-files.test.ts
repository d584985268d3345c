import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSource } from '../walls/parse-source.ts'
import { readPackages } from '../walls/read-packages.ts'
import { findUnusedFiles } from './find-unused-files.ts'
import { readPackageExports } from './link-sources.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const packages = readPackageExports(root, readPackages(root).folders)
const main = 'apps/api/src/main.ts'
const rule = 'packages/domain/src/price/calculate-installment.ts'

function findMessages(texts: Record<string, string>): string[] {
  const sources = Object.entries(texts).map(([path, text]) => parseSource({ path, text }))
  return findUnusedFiles(sources, packages).map(({ path, message }) => `${path} ${message}`)
}

const useRule = "import { roundUp } from '@svetlitsa/domain/price/calculate-installment'"
const noRule = 'export const roundUp = Math.ceil'

describe('a file that no app uses', () => {
  it('is found although a test uses it', () => {
    const test = {
      'packages/domain/src/price/calculate-installment.test.ts':
        "import './calculate-installment.ts'",
    }
    expect(findMessages({ [main]: '', [rule]: noRule, ...test })).toEqual([
      `${rule} no app uses it: use it or delete it`,
    ])
  })

  it('is found together with the files that only it uses', () => {
    const helper = 'packages/domain/src/price/helper.ts'
    const found = findMessages({
      [main]: '',
      [rule]: "export * from './helper.ts'",
      [helper]: 'export {}',
    })
    expect(found).toHaveLength(2)
  })

  it.each([
    ['imports it', { [main]: useRule }],
    [
      'imports what imports it',
      { [main]: "import './read.ts'", 'apps/api/src/read.ts': "export * from './call.ts'" },
    ],
    ['loads it later', { [main]: "await import('@svetlitsa/domain/price/calculate-installment')" }],
    ['is a page that imports it', { 'apps/checkout/src/routes/index.tsx': useRule }],
  ])('is not found if an app uses it: it %s', (_name, texts) => {
    const call = { 'apps/api/src/call.ts': useRule }
    const isChain = JSON.stringify(texts).includes('call.ts')
    expect(findMessages({ ...texts, [rule]: noRule, ...(isChain ? call : {}) })).toEqual([])
  })

  it('is not found if a process is started from it', () => {
    const worker = 'apps/api/src/worker.ts'
    const start = "new Worker(new URL('./worker.ts', import.meta.url))"
    expect(findMessages({ [main]: start, [worker]: useRule, [rule]: noRule })).toEqual([])
  })
})

describe('[kit.used] a component of the kit', () => {
  const button = 'packages/ui/src/actions/button/button.tsx'
  const texts = { [main]: '', [button]: 'export const Button = () => null' }

  it('is found if only its stories use it', () => {
    const stories = 'packages/ui/src/actions/button/button.stories.tsx'
    expect(findMessages({ ...texts, [stories]: "import { Button } from './button.tsx'" })).toEqual([
      `${button} no app uses it: use it or delete it`,
    ])
  })

  it('is used by a screen of an app', () => {
    const screen = 'apps/retail/src/routes/index.tsx'
    const use = "import { Button } from '@svetlitsa/ui/actions/button'"
    expect(findMessages({ ...texts, [screen]: use })).toEqual([])
  })
})
