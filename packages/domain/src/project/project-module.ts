/** The row of a module: on the floor along the wall, or mounted on the wall above it. */
export type ModuleRow = 'floor' | 'wall'

/** A placed module: its left edge and its width in cm. */
export type PlacedModule = { xCm: number; widthCm: number; row: ModuleRow }

export type ProjectKind = 'wardrobe' | 'kitchen'

export const minWallCm = 100
export const maxWallCm = 1_000
export const maxModules = 40
