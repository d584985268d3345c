/** The versions whose HTML and RSC payload this folder’s code was written and tested for. */
export const testedVersions = {
  next: ['16.4.6'],
  react: ['19.3.1'],
} as const satisfies Record<string, readonly string[]>
