/** The row of a module: on the floor along the wall, or mounted on the wall above it. */
export type ModuleRow = 'floor' | 'wall'

/** A placed module: its left edge and its width in cm. */
export type PlacedModule = { xCm: number; widthCm: number; row: ModuleRow }

export type ProjectKind = 'wardrobe' | 'kitchen'

const minWallCm = 100
const maxWallCm = 1_000
export const maxModules = 40

/** Returns the gaps between the modules of a row, from left to right, in cm. */
function listGaps(modules: readonly PlacedModule[], row: ModuleRow, wallCm: number) {
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

/** The distance in cm at which a module snaps to an edge. */
const snapCm = 5

/**
 * Returns the new left edge in cm of a module moved to a position: inside the wall, snapped to the
 * edge of a neighbour or of the wall, and never overlapping another module of its row. Returns null
 * when there is no room.
 */
export function moveModule(
  others: readonly PlacedModule[],
  moved: PlacedModule,
  wallCm: number,
): number | null {
  const row = others.filter((other) => other.row === moved.row)
  const isFree = (xCm: number) =>
    xCm >= 0 &&
    xCm + moved.widthCm <= wallCm &&
    row.every((other) => xCm + moved.widthCm <= other.xCm || xCm >= other.xCm + other.widthCm)
  const target = Math.round(Math.min(Math.max(moved.xCm, 0), wallCm - moved.widthCm))
  const edges = [0, wallCm - moved.widthCm]
  for (const { xCm, widthCm } of row) edges.push(xCm + widthCm, xCm - moved.widthCm)
  const byDistance = edges
    .filter(isFree)
    .toSorted((first, second) => Math.abs(first - target) - Math.abs(second - target))
  const nearest = byDistance[0]
  if (nearest !== undefined && Math.abs(nearest - target) <= snapCm) return nearest
  return isFree(target) ? target : (nearest ?? null)
}

export type ProjectRefusal = 'wall' | 'too_many' | 'outside' | 'overlap'

/** Returns why a project cannot be built as drawn, or null when it can. */
export function validateProject(
  modules: readonly PlacedModule[],
  wallCm: number,
): ProjectRefusal | null {
  if (!(wallCm >= minWallCm && wallCm <= maxWallCm)) return 'wall'
  if (modules.length > maxModules) return 'too_many'
  for (const [index, current] of modules.entries()) {
    if (current.xCm < 0 || current.xCm + current.widthCm > wallCm) return 'outside'
    const isOverlapping = modules
      .slice(index + 1)
      .some(
        (other) =>
          other.row === current.row &&
          current.xCm < other.xCm + other.widthCm &&
          other.xCm < current.xCm + current.widthCm,
      )
    if (isOverlapping) return 'overlap'
  }
  return null
}
