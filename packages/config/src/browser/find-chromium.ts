import { existsSync } from 'node:fs'
import { readChromiumPath } from './env.ts'

const chromiumPaths = [
  // The headless shell opens no windows and cuts the journeys’ time by a third.
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
 * Path of a Chromium for the tests: the one in CHROMIUM_PATH, else one in a usual place. Undefined
 * means Playwright’s own browser, if it was downloaded.
 */
export function findChromium(): string | undefined {
  return readChromiumPath() ?? chromiumPaths.find((path) => existsSync(path))
}
