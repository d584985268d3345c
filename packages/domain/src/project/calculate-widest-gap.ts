import { listGaps } from './list-gaps.ts'
import type { ModuleRow, PlacedModule } from './project-module.ts'

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
