import type { PlacedModule } from './project-module.ts'

/** How near an edge draws a module to itself, in cm. */
const snapCm = 5

/**
 * The left edge of a module that is moved to a place: inside the wall, pulled to the edge of a
 * neighbour or of the wall, and never over another module of its row. Null where there is no room.
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
  const wanted = Math.round(Math.min(Math.max(moved.xCm, 0), wallCm - moved.widthCm))
  const edges = [0, wallCm - moved.widthCm]
  for (const { xCm, widthCm } of row) edges.push(xCm + widthCm, xCm - moved.widthCm)
  const byDistance = edges
    .filter(isFree)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
  const nearest = byDistance[0]
  if (nearest !== undefined && Math.abs(nearest - wanted) <= snapCm) return nearest
  return isFree(wanted) ? wanted : (nearest ?? null)
}
