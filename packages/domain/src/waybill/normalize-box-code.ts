/**
 * Returns what a scanner read as it is printed: without the characters that scanners add around it,
 * and with Latin letters and hyphens where a scanner typed through a Russian keyboard layout.
 */
export function normalizeBoxCode(scanned: string): string {
  const trimmed = [...scanned].filter((sign) => !isControl(sign)).join('')
  return [...trimmed.trim().toUpperCase()].map((sign) => latin.get(sign) ?? sign).join('')
}

const isControl = (sign: string) => sign < ' ' || sign === '\u007f'

const keys: [string, string][] = [
  ['ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ', 'QWERTYUIOPASDFGHJKLZXCVBNM'],
  ['–—−', '---'],
]
const latin = new Map(
  keys.flatMap(([from, to]) => [...from].map((sign, index) => [sign, to[index] ?? sign] as const)),
)
