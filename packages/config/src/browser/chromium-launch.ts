import { findChromium } from './find-chromium.ts'

/**
 * Launch options of the test browser: any installed Chromium, without background network requests.
 */
export function getChromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A container has 64 MB of shared memory by default; a page with many pictures needs more.
      '--disable-dev-shm-usage',
      // Chromium refuses its sandbox as root, the default user of a plain container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
