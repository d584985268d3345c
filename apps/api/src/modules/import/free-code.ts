/** The first of these codes that nobody has taken, else the last of them with a number behind it. */
export function freeCode(wanted: readonly string[], taken: Set<string>): string {
  const found =
    wanted.find((code) => code && !taken.has(code)) ?? numbered(wanted.at(-1) ?? '', taken)
  taken.add(found)
  return found
}

function numbered(code: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}
