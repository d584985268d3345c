import { UserError } from '../launcher/user-error.mjs'
import { type RunOptions, runToCompletion } from './run-to-completion.ts'

const install =
  'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends prometheus'

/**
 * Returns the name of a working promtool: the one on PATH, else that of Debian’s package, installed
 * if running as root.
 *
 * @throws {UserError} if there is none.
 */
export async function providePromtool(options: RunOptions): Promise<string> {
  const isThere = async () => (await runToCompletion('promtool', ['--version'], options)).ok
  if (await isThere()) return 'promtool'
  if (process.getuid?.() === 0) {
    await runToCompletion('sh', ['-c', install], options)
    if (await isThere()) return 'promtool'
  }
  throw new UserError(
    'The alert rules are tested by promtool, which is not on PATH. Install it (on Debian: apt-get ' +
      'install prometheus).',
  )
}
