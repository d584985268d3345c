import { fileURLToPath } from 'node:url'

/** The font is split into files by script; letters that no pattern names are in the last one. */
const subsets = [
  { name: 'cyrillic-ext', letters: 'ӘәҒғҚқҢңӨөҮүҺһ' },
  { name: 'cyrillic', letters: '\u0400-\u045f\u04b0\u04b1№' },
  { name: 'latin-ext', letters: '₽₸' },
] as const

export type OnestSubset = (typeof subsets)[number]['name'] | 'latin'

export const onestSubsets: readonly OnestSubset[] = [...subsets.map(({ name }) => name), 'latin']

const named = subsets.map(({ letters }) => `[${letters}]+`).join('|')
const runs = new RegExp(`${named}|[^${subsets.map(({ letters }) => letters).join('')}]+`, 'g')

/**
 * A file of the shop's font as WOFF: libraries that read fonts break the composed letters of its
 * WOFF2 files, such as «й» and «ё».
 */
export function getOnestFile(subset: OnestSubset, weight: 400 | 600): string {
  return fileURLToPath(
    import.meta.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`),
  )
}

/** Splits a text into runs that one file of the font can show. */
export function splitBySubset(text: string): { text: string; subset: OnestSubset }[] {
  return (text.match(runs) ?? []).map((run) => ({
    text: run,
    subset: subsets.find(({ letters }) => new RegExp(`^[${letters}]`).test(run))?.name ?? 'latin',
  }))
}
