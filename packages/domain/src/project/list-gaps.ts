import type { ModuleRow, PlacedModule } from './project-module.ts'

/** Returns the gaps between the modules of a row, from left to right, in cm. */
export function listGaps(modules: readonly PlacedModule[], row: ModuleRow, wallCm: number) {
  const rowModules = modules
    .filter((module) => module.row === row)
    .toSorted((first, second) => first.xCm - second.xCm)
  const gaps: { from: number; to: number }[] = []
  let from = 0
  for (const { xCm, widthCm } of rowModules) {
    if (xCm > from) gaps.push({ from, to: xCm })
    from = Math.max(from, xCm + widthCm)
  }
  if (from < wallCm) gaps.push({ from, to: wallCm })
  return gaps
}

/**
 * Returns the width in cm of the widest module that still fits in a row. Separate gaps do not add
 * up.
 */
export function calculateWidestGap(
  modules: readonly PlacedModule[],
  row: ModuleRow,
  wallCm: number,
): number {
  return Math.max(0, ...listGaps(modules, row, wallCm).map(({ from, to }) => to - from))
}
