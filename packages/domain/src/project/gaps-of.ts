import type { ModuleRow, PlacedModule } from './project-module.ts'

/** The gaps of a row between what stands on it, from the left to the right, in cm. */
export function gapsOf(modules: readonly PlacedModule[], row: ModuleRow, wallCm: number) {
  const standing = modules
    .filter((module) => module.row === row)
    .toSorted((one, other) => one.xCm - other.xCm)
  const gaps: { from: number; to: number }[] = []
  let from = 0
  for (const { xCm, widthCm } of standing) {
    if (xCm > from) gaps.push({ from, to: xCm })
    from = Math.max(from, xCm + widthCm)
  }
  if (from < wallCm) gaps.push({ from, to: wallCm })
  return gaps
}
