import { gapsOf } from './gaps-of.ts'
import type { ModuleRow, PlacedModule } from './project-module.ts'

/**
 * Where a module of this width goes on its row: into the first gap from the left that holds it; null
 * where none does.
 */
export function placeModule(
  modules: readonly PlacedModule[],
  wanted: { widthCm: number; row: ModuleRow },
  wallCm: number,
): number | null {
  const gap = gapsOf(modules, wanted.row, wallCm).find(
    ({ from, to }) => to - from >= wanted.widthCm,
  )
  return gap?.from ?? null
}
