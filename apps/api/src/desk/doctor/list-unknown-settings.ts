interface UnknownSetting {
  name: string
  /** The setting that was probably meant. */
  similar: string | undefined
}

/** First words of names that other programs use, too. */
const sharedWords: ReadonlySet<string> = new Set([
  ...['API', 'DATA', 'HOST', 'LOG', 'MAP', 'NODE', 'ON', 'PAGE', 'PUBLIC', 'UI'],
])

/**
 * Variables that look like settings of the shop and are none: one or two letters away from a
 * setting, or with the first word of a provider's settings. Others belong to other programs.
 */
export function listUnknownSettings(
  given: readonly string[],
  known: readonly string[],
): UnknownSetting[] {
  const names = new Set(known)
  const words = new Set(known.filter((name) => name.includes('_')).map(getFirstWord))
  return given
    .filter((name) => !names.has(name))
    .map((name) => ({ name, similar: findSimilar(name, known) }))
    .filter(({ name, similar }) => {
      const word = getFirstWord(name)
      return similar !== undefined || (words.has(word) && !sharedWords.has(word))
    })
}

function getFirstWord(name: string): string {
  return name.split('_', 1)[0] ?? ''
}

/** Short names are similar to too many others. */
function findSimilar(name: string, known: readonly string[]): string | undefined {
  if (name.length < 7) return undefined
  return known.find((one) => one.length >= 7 && countEdits(name, one) <= 2)
}

/** Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
