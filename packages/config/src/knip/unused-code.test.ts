import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Packages by name, with what knip needs to know of their tests and stories. */
const manifests = {
  account: { dependencies: { '@svetlitsa/ui': '*', '@svetlitsa/domain': '*' } },
  ui: {
    exports: { './actions/*': './src/actions/*/*.tsx' },
    devDependencies: { vitest: '*', '@storybook/react-vite': '*' },
  },
  domain: { exports: { './*': './src/*.ts' }, devDependencies: { vitest: '*' } },
}

/** A workspace of the same form, whose only screen uses one component and one rule. */
const workspace = {
  'package.json': '{ "name": "shop", "private": true }',
  'pnpm-workspace.yaml': 'packages: [apps/*, packages/*]',
  'apps/account/package.json': formatManifest('account'),
  'apps/account/src/main.tsx': "import './routes/index.tsx'",
  'apps/account/src/routes/index.tsx': `
    import { roundUp } from '@svetlitsa/domain/price/round-up'
    import { Button } from '@svetlitsa/ui/actions/button'
    roundUp(Button)`,
  'packages/ui/package.json': formatManifest('ui'),
  'packages/ui/src/actions/button/button.tsx': 'export const Button = () => null',
  'packages/domain/package.json': formatManifest('domain'),
  'packages/domain/src/price/round-up.ts': 'export const roundUp = (value: unknown) => value',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa-unused-'))
  writeFiles(workspace)
  mkdirSync(join(folder, 'apps/account/node_modules/@svetlitsa'), { recursive: true })
  for (const name of ['ui', 'domain']) {
    const link = join(folder, 'apps/account/node_modules/@svetlitsa', name)
    symlinkSync(join(folder, 'packages', name), link)
  }
})

afterEach(() => rm(folder, { recursive: true }))

function formatManifest(name: keyof typeof manifests): string {
  return JSON.stringify({ name: `@svetlitsa/${name}`, private: true, ...manifests[name] })
}

function writeFiles(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

interface Report {
  issues: { file: string; files: unknown[]; exports: { name: string }[] }[]
}

/** What knip reports by the configuration of the shop, not counting tests and stories as users. */
async function findUnused(files: Record<string, string>): Promise<string[]> {
  writeFiles(files)
  const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js')
  const options = ['--production', '--reporter=json', '--no-exit-code', '--include=files,exports']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [knip, ...options, `--config=${join(root, 'knip.ts')}`],
    { cwd: folder },
  )
  const { issues }: Report = JSON.parse(stdout)
  return issues.flatMap(({ file, files: unused, exports }) => [
    ...(unused.length > 0 ? [file] : []),
    ...exports.map(({ name }) => `${file}: ${name}`),
  ])
}

describe('code that no app uses', () => {
  it('is not found in a workspace whose code is all used', async () => {
    expect(await findUnused({})).toEqual([])
  })

  it('is a rule that only its test uses', async () => {
    const found = await findUnused({
      'packages/domain/src/price/round-down.ts': 'export const roundDown = Math.floor',
      'packages/domain/src/price/round-down.test.ts':
        "import { roundDown } from './round-down.ts'\nroundDown(1)",
    })
    expect(found).toEqual(['packages/domain/src/price/round-down.ts: roundDown'])
  })

  it('[kit.used] is a component that only its stories use', async () => {
    const found = await findUnused({
      'packages/ui/src/actions/chip/chip.tsx': 'export const Chip = () => null',
      'packages/ui/src/actions/chip/chip.stories.tsx':
        "import { Chip } from './chip.tsx'\nexport default { component: Chip }",
    })
    expect(found).toEqual(['packages/ui/src/actions/chip/chip.tsx: Chip'])
  })

  it('is a file of an app that nothing imports', async () => {
    const path = 'apps/account/src/features/order/order-total.ts'
    expect(await findUnused({ [path]: 'export const total = 1' })).toEqual([path])
  })
})
