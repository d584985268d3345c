import { findChromium } from './find-chromium.ts'

/** How the tests start their browser: any Chromium of the machine, silent towards the network. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The shared memory of a container is 64 MB by default; a page of pictures needs more.
      '--disable-dev-shm-usage',
      // Chromium refuses its sandbox to root, which is what a bare container runs as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
