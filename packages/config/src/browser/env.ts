/** Path of the browser chosen for the tests, if any. */
export function readChromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined
}
