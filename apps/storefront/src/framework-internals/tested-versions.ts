/** The framework versions for which the code in this folder was written and tested. */
export const testedVersions = {
  next: ['16.4.6'],
  react: ['19.3.1'],
} as const satisfies Record<string, readonly string[]>
