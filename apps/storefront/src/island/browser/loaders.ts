/** For each island, what loads its component in the browser. */
export type Loaders<Components> = { [Name in keyof Components]: () => Promise<Components[Name]> }
