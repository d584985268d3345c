import { join } from 'node:path'
import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { PlainFailure } from '../bare/plain-failure.mjs'
import { root } from '../env.ts'
import { runToEnd } from './run-to-end.ts'

/**
 * Makes sure there is a Chromium for the tests: the machine's own, else Playwright's, downloaded,
 * else the system's package where we are root.
 *
 * @throws {PlainFailure} saying what was tried.
 */
export async function provideChromium(
  env: NodeJS.ProcessEnv,
  tell: (detail: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const options = { cwd: join(root, 'e2e'), env, tell, signal }
  const starts = () => runToEnd(process.execPath, ['support/try-browser.ts'], options)
  const first = await starts()
  if (first.ok) return
  const tried = [`${findChromium() ?? "Playwright's own"}: ${lastLine(first.output)}`]
  const playwright = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
  const ways: [string, string[]][] = [
    [process.execPath, [playwright, 'install', 'chromium']],
    ...(process.getuid?.() === 0 ? rootWays(playwright) : []),
  ]
  for (const [command, args] of ways) {
    const { ok, output } = await runToEnd(command, args, options)
    const opened = await starts()
    if (opened.ok) return
    tried.push(`${args.slice(-3).join(' ')}: ${lastLine(ok ? opened.output : output)}`)
  }
  throw new PlainFailure(
    'The tests need a Chromium, and none starts here. Install one (on Debian: apt-get install chromium) ' +
      `or name it with CHROMIUM_PATH.\nTried:\n  ${tried.join('\n  ')}`,
  )
}

function rootWays(playwright: string): [string, string[]][] {
  return [
    [process.execPath, [playwright, 'install-deps', 'chromium']],
    ['sh', ['-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium']],
  ]
}

function lastLine(output: string): string {
  return output.trim().split('\n').filter(Boolean).at(-1)?.trim() ?? 'no answer'
}
