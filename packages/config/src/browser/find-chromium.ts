import { existsSync } from 'node:fs'
import { readChromiumPath } from './env.ts'

// Opens no windows and cuts the journeys’ time by a third.
const headlessShell = '/usr/bin/chromium-headless-shell'

const chromiumPaths = [
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
 * Path of a Chromium for the tests: the one in CHROMIUM_PATH, else one in a usual place. Undefined
 * means Playwright’s own browser, if it was downloaded.
 */
export function findChromium(): string | undefined {
  return readChromiumPath() ?? [headlessShell, ...chromiumPaths].find((path) => existsSync(path))
}

/** Path of a Chromium that can do all that people’s do; the headless shell keeps no pages. */
export function findWholeChromium(): string | undefined {
  return chromiumPaths.find((path) => existsSync(path))
}
