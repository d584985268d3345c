import { gapsOf } from './gaps-of.ts'
import type { ModuleRow, PlacedModule } from './project-module.ts'

/** The widest module that a row still has room for, in cm: gaps apart do not add up. */
export function widestGap(
  modules: readonly PlacedModule[],
  row: ModuleRow,
  wallCm: number,
): number {
  return Math.max(0, ...gapsOf(modules, row, wallCm).map(({ from, to }) => to - from))
}
