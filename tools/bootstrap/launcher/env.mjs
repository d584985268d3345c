import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * The environment of every program started by the shop’s commands.
 *
 * @param {string} root the project root
 * @param {string[]} [folders] go first on PATH
 * @returns {NodeJS.ProcessEnv}
 */
export function buildToolEnvironment(root, folders = []) {
  const { NODE_ENV: _chosenForTheShop, ...outer } = process.env
  return {
    // With NODE_ENV=production, pnpm would not install the build tools.
    ...outer,
    PATH: [...folders, outer.PATH ?? ''].join(delimiter),
    ...findUsableHome(root, outer),
    npm_config_update_notifier: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  }
}

/**
 * Service accounts often have a home folder that does not exist, and package caches need one. npm
 * has already told its child processes where its cache would have been.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} outer
 */
function findUsableHome(root, outer) {
  const home = homedir()
  try {
    accessSync(home, constants.W_OK)
    return { HOME: home }
  } catch {
    const home = join(root, '.data', 'home')
    mkdirSync(home, { recursive: true })
    const isLost = outer.npm_config_cache?.startsWith(home)
    return { HOME: home, ...(isLost ? { npm_config_cache: join(home, '.npm') } : {}) }
  }
}

/** @returns {string} what the person chose for the shop, empty if nothing */
export function readCallerNodeEnv() {
  return process.env.NODE_ENV ?? ''
}

/** @returns {boolean} whether npm runs this process as one of the project's commands */
export function isStartedByNpm() {
  return Boolean(process.env.npm_lifecycle_event)
}

/** @returns {string} the package manager that runs this process as «name/version …», or empty */
export function getRunnerName() {
  return process.env.npm_config_user_agent ?? ''
}

/** @returns {string[]} the folders in which programs are looked for */
export function getSearchFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}
