import { listGaps } from './list-gaps.ts'
import type { ModuleRow, PlacedModule } from './project-module.ts'

/**
 * Returns the left edge in cm for a module of this width: in the first gap from the left that fits
 * it; null when none does.
 */
export function placeModule(
  modules: readonly PlacedModule[],
  wanted: { widthCm: number; row: ModuleRow },
  wallCm: number,
): number | null {
  const gap = listGaps(modules, wanted.row, wallCm).find(
    ({ from, to }) => to - from >= wanted.widthCm,
  )
  return gap?.from ?? null
}
