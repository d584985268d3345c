/** The largest file that an import of the back office takes; larger ones are refused (shop.back-office). */
export const importLimits = { characters: 1_000_000, rows: 5_000 } as const
