const shortest = 2
const longest = 100

/**
 * Whether a person's name is 2 to 100 letters, spaces, hyphens and apostrophes, one letter at least
 * (decisions «Identity and access»). Spaces around it do not count.
 */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  const length = [...name].length
  return (
    length >= shortest &&
    length <= longest &&
    /^[\p{L}\p{M} '’-]+$/u.test(name) &&
    /\p{L}/u.test(name)
  )
}
