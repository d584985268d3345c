import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './progress.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Installs the dependencies of the lockfile unless those of the current lockfile are installed.
 *
 * @param {string} root
 * @param {string} pnpm
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installDependencies(root, pnpm, env) {
  const stampFile = join(root, 'node_modules', '.svetlitsa-stamp')
  const stamp = buildLockfileStamp(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  await runStep('Installing dependencies', (reportProgress) =>
    runProgram(pnpm, ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'], {
      cwd: root,
      env,
      reportProgress,
      what: 'Installing dependencies',
    }),
  )
  writeFileSync(stampFile, stamp)
  return true
}

/**
 * Fingerprint of the lockfile and manifests, used to detect outdated dependencies.
 *
 * @param {string} root
 */
export function buildLockfileStamp(root) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)))
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`
}
