/** The same so many times. */
export const repeat = <T>(count: number, value: T): T[] =>
  Array.from({ length: count }, () => value)
