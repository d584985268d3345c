const blockMinutes = 180
const blockHours = 3

/** The hours an assembly takes: three for every begun 180 minutes, three at least (account §5). */
export function assemblyDuration(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / blockMinutes)) * blockHours
}
