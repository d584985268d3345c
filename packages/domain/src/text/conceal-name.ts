/**
 * Masks a person's name except the first letter of each word: «А••• П•••». Shown to anyone who has
 * the link of an order (checkout.masked).
 */
export function concealName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}•••`).join(' ')
}
