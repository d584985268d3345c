/** The letter or digit that stands for a shop without a mark; empty for a name without any. */
export function getNameInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.toLocaleUpperCase('ru'))?.[0] ?? ''
}
