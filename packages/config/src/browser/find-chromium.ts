import { existsSync } from 'node:fs'
import { readChromiumPath } from './env.ts'

const knownPlaces = [
  // Without windows of its own: the journeys take two thirds of the time there.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium of this machine for the tests: the one CHROMIUM_PATH names, else one in a customary
 * place. Undefined: Playwright's own, if it was downloaded.
 */
export function findChromium(): string | undefined {
  return readChromiumPath() ?? knownPlaces.find((path) => existsSync(path))
}
