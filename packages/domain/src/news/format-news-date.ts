/** Returns the date of a news item for display: the part before the space (news.date). */
export function formatNewsDate(date: string): string {
  return date.split(' ', 1).join('')
}
