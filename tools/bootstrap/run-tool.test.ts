import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './env.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

it('every command of package.json begins in the launcher, which provides Node and pnpm', () => {
  const others = Object.values(scripts).filter(
    (script) => !/^exec node tools\/bootstrap\/[\w-]+\.mjs( \w+)?$/.test(script),
  )
  expect(others).toEqual([])
})

it('a command finds the programs of the dependencies without pnpm and turbo on PATH', async () => {
  const run = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['tools/bootstrap/run.mjs', name, ...args], {
      cwd: root,
      env: { HOME: homedir(), PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(':') },
    })
  const built = await run('build', '--dry=json', '--filter=@svetlitsa/domain')
  expect(built.stdout).toContain('"tasks"')
  await expect(run('paint')).rejects.toMatchObject({ code: 2 })
}, 120_000)
