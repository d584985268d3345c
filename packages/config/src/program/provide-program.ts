import { spawnSync } from 'node:child_process'

/**
 * Returns once a program of a Debian package can be run, which is installed if necessary. Tests of
 * other people's servers use it, so that none of them is skipped.
 *
 * @throws if the program is missing and cannot be installed.
 */
export function provideProgram(program: string, debianPackage: string): void {
  if (isInstalled(program)) return
  const install = `apt-get install -y --no-install-recommends ${debianPackage}`
  // A package's service is not started: a test starts the program with settings of its own.
  const script = `apt-get update && DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 ${install}`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  if (isInstalled(program)) return
  throw new Error(
    `${program} is missing. Install it (on Debian, as root: ${install}):\n${stdout}${stderr}`,
  )
}

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}
