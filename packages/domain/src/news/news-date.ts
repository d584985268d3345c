/** The date of a piece of news: only the part before the space is kept (storefront §3). */
export function newsDate(date: string): string {
  return date.split(' ', 1).join('')
}
