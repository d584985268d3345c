/** Where a module of a project stands: on the floor along the wall, or hung on the wall above it. */
export type ModuleRow = 'floor' | 'wall'

/** A module on the wall: its left edge and its width in cm. */
export type PlacedModule = { xCm: number; widthCm: number; row: ModuleRow }

export type ProjectKind = 'wardrobe' | 'kitchen'

export const shortestWallCm = 100
export const longestWallCm = 1_000
export const mostModules = 40
