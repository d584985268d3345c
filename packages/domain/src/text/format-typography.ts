const nbsp = '\u00a0'

/** A short preposition, conjunction or particle must not be the last word of a line. */
const shortWord = /(?<![\p{L}\d])(в|во|к|ко|с|со|у|о|об|от|до|из|на|по|за|и|а|но|не|ни) +(?=\S)/giu

type Replacement = string | ((found: string) => string)

const rules: readonly (readonly [RegExp, Replacement])[] = [
  [/(?<=^|[\s(])"([^"\n]*[^\s"])"(?=$|[\s.,;:!?)])/g, '«$1»'],
  [/(?<=\S)[ \u00a0]+[-–—][ \u00a0]+/g, `${nbsp}— `],
  [/(?<=^|[\s(])-(?=\d)/g, '−'],
  [
    /(?<![\p{L}\d])\d+(?:[.,]\d+)?(?:[ \u00a0]*[xх×*][ \u00a0]*\d+(?:[.,]\d+)?)+/giu,
    (sizes) => sizes.replace(/[ \u00a0]*[xх×*][ \u00a0]*/giu, `${nbsp}×${nbsp}`),
  ],
  [/(?<=\d) (?=\d{3}(?!\d))/g, nbsp],
  [/(?<=\d) *(?=₽|₸|%|°[CС])/g, nbsp],
  [/(?<=\d) +(?=(?:руб|шт|см|мм|м|кг|г|л)(?![\p{L}]))/gu, nbsp],
  [shortWord, `$1${nbsp}`],
]

/**
 * Applies Russian typography to a text or a product's name (ADR 0050): «ёлочки», the em dash with
 * spaces, the minus sign, × between sizes, and no-break spaces before ₽, %, °C, см and шт., between
 * thousands and after short words. Idempotent.
 */
export function formatTypography(text: string): string {
  return rules.reduce(
    (result, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? result.replace(pattern, replacement)
        : result.replace(pattern, replacement),
    text,
  )
}
