/**
 * Returns the pattern of `like` for a column that contains a text. A space or hyphen stands for any
 * character, because stored texts may have no-break ones, and in patterns nothing else is special.
 */
export function toLikePattern(text: string): string {
  return `%${escapeLike(text).replace(/[ -]/g, '_')}%`
}

/** Returns a text for a pattern of `like` in which it stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
