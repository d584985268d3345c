import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './progress.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Installs the dependencies of the lockfile, unless those of just this lockfile are installed.
 *
 * @param {string} root
 * @param {string} pnpm
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function install(root, pnpm, env) {
  const stampFile = join(root, 'node_modules', '.svetlitsa-stamp')
  const stamp = lockfileStamp(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  await step('Installing dependencies', (tell) =>
    runProgram(pnpm, ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'], {
      cwd: root,
      env,
      tell,
      what: 'Installing dependencies',
    }),
  )
  writeFileSync(stampFile, stamp)
  return true
}

/**
 * Says which dependencies belong to this state of the project.
 *
 * @param {string} root
 */
export function lockfileStamp(root) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)))
  }
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`
}
