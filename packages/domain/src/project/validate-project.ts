import { maxModules, maxWallCm, minWallCm, type PlacedModule } from './project-module.ts'

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
