/** Copies of one tag, and tags of one printing: about fifty sheets of the smallest (retail.price). */
export const tagLimits = { copies: 100, tags: 1_000 } as const
