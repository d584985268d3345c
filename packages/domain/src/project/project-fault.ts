import { longestWallCm, mostModules, type PlacedModule, shortestWallCm } from './project-module.ts'

export type ProjectFault = 'wall' | 'too_many' | 'outside' | 'overlap'

/** Why a project cannot stand as it is drawn; null where it can. */
export function projectFault(
  modules: readonly PlacedModule[],
  wallCm: number,
): ProjectFault | null {
  if (!(wallCm >= shortestWallCm && wallCm <= longestWallCm)) return 'wall'
  if (modules.length > mostModules) return 'too_many'
  for (const [index, one] of modules.entries()) {
    if (one.xCm < 0 || one.xCm + one.widthCm > wallCm) return 'outside'
    const isOver = modules
      .slice(index + 1)
      .some(
        (other) =>
          other.row === one.row &&
          one.xCm < other.xCm + other.widthCm &&
          other.xCm < one.xCm + one.widthCm,
      )
    if (isOver) return 'overlap'
  }
  return null
}
