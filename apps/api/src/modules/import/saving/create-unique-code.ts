/** The first of these codes that is free, otherwise the last one with a numeric suffix. */
export function createUniqueCode(candidates: readonly string[], usedCodes: Set<string>): string {
  const found =
    candidates.find((code) => code && !usedCodes.has(code)) ??
    addSuffix(candidates.at(-1) ?? '', usedCodes)
  usedCodes.add(found)
  return found
}

function addSuffix(code: string, usedCodes: ReadonlySet<string>): string {
  let number = 2
  while (usedCodes.has(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}
