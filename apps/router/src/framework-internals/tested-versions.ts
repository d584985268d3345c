/** The versions whose error documents this folder’s code was written and tested for. */
export const testedVersions = {
  next: ['16.4.6'],
} as const satisfies Record<string, readonly string[]>
