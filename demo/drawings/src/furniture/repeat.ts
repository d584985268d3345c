/** Returns an array with the value repeated. */
export const repeat = <T>(count: number, value: T): T[] =>
  Array.from({ length: count }, () => value)
