import { join } from 'node:path'
import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { root } from '../env.ts'
import { UserError } from '../launcher/user-error.mjs'
import { runToCompletion } from './run-to-completion.ts'

/**
 * Returns the path of a working Chromium: an installed one, else Playwright’s, downloaded if
 * necessary, else the system’s package if running as root.
 *
 * @throws {UserError} with a list of what was tried.
 */
export async function provideChromium(
  env: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const options = { cwd: join(root, 'e2e'), env, reportProgress, signal }
  const tried = new Map<string, string>()
  const findOne = async (): Promise<string | undefined> => {
    for (const path of new Set([findChromium() ?? '', ''])) {
      const { ok, output } = await runToCompletion(
        process.execPath,
        ['support/try-browser.ts', path],
        options,
      )
      if (ok) return lastLine(output)
      tried.set(path || "Playwright's own browser", firstError(output))
    }
    return undefined
  }
  let found = await findOne()
  for (const [command, ...args] of found ? [] : installations()) {
    const { ok, output } = await runToCompletion(command, args, options)
    if (!ok) tried.set(args.slice(-3).join(' '), firstError(output))
    found ??= await findOne()
    if (found) break
  }
  if (found) return found
  throw new UserError(
    'The tests need Chromium, but none could be started. Install it (on Debian: apt-get install ' +
      'chromium) or name it with CHROMIUM_PATH. Tried:\n' +
      [...tried].map(([what, why]) => `  ${what}: ${why}`).join('\n'),
  )
}

function installations(): [string, ...string[]][] {
  const playwright = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y'
  const apt = `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`
  const download: [string, ...string[]] = [process.execPath, playwright, 'install', 'chromium']
  if (process.getuid?.() !== 0) return [download]
  return [download, [process.execPath, playwright, 'install-deps', 'chromium'], ['sh', '-c', apt]]
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? ''
}

function firstError(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  return lines.find((line) => /error|not found|failed|unable/i.test(line)) ?? lastLine(output)
}
