const blockMinutes = 180
const blockHours = 3

/**
 * Returns the hours an assembly takes: three for every started 180 minutes, at least three
 * (assembler.orders).
 */
export function calculateAssemblyHours(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / blockMinutes)) * blockHours
}
