import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * The environment of every program the shop's commands start.
 *
 * @param {string} root the project's folder
 * @param {string[]} [folders] go first on PATH
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(root, folders = []) {
  const { NODE_ENV: _chosenForTheShop, ...outer } = process.env
  return {
    // With NODE_ENV=production set from outside, pnpm would leave out what builds the apps.
    ...outer,
    PATH: [...folders, outer.PATH ?? ''].join(delimiter),
    ...usableHome(root, outer),
    npm_config_update_notifier: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  }
}

/**
 * Service accounts often have a home that does not exist, and package caches need one. npm has
 * already told its own children where its cache would have been.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} outer
 */
function usableHome(root, outer) {
  const home = homedir()
  try {
    accessSync(home, constants.W_OK)
    return { HOME: home }
  } catch {
    const own = join(root, '.data', 'home')
    mkdirSync(own, { recursive: true })
    const isLost = outer.npm_config_cache?.startsWith(home)
    return { HOME: own, ...(isLost ? { npm_config_cache: join(own, '.npm') } : {}) }
  }
}

/** @returns {string} what the person chose for the shop, empty if nothing */
export function outerNodeEnv() {
  return process.env.NODE_ENV ?? ''
}

/** @returns {boolean} whether npm runs this process as one of the project's commands */
export function startedByNpm() {
  return Boolean(process.env.npm_lifecycle_event)
}
