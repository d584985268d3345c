/**
 * The component of each island. The registry, which knows the features, adds them by declaration
 * merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface IslandComponents {}

export type IslandName = keyof IslandComponents
