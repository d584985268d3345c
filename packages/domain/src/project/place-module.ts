import type { ModuleRow, PlacedModule } from './project-module.ts'

/** Gaps of a row between what stands on it, from the left to the right, in cm. */
function gapsOf(modules: readonly PlacedModule[], row: ModuleRow, wallCm: number) {
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
