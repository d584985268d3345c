import type { PlacedModule } from './project-module.ts'

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
