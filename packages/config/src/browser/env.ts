/** The browser the person chose for the tests. */
export function readChromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined
}
