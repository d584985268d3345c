import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildTestEnvironment, root } from '../../env.ts'

export interface CommandOutcome {
  code: number | null
  output: string
}

/** Runs `npm run shop -- …` on a data folder, as a person would. */
export async function runShopCommand(
  env: NodeJS.ProcessEnv,
  args: string[],
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<CommandOutcome> {
  const command = join(root, 'tools', 'bootstrap', 'shop-command.ts')
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...buildTestEnvironment(), INIT_CWD: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onSpawn(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { code, output }
}
