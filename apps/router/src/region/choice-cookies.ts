import type { Choice } from './choose-region.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Cookies that keep a choice made in the query for a year; screens may read them. */
export function choiceCookies(choice: Choice, secure: boolean): string[] {
  const attributes = `; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
  const cookies: string[] = []
  if (choice.chosenRegion) cookies.push(`sr=${choice.chosenRegion.id}${attributes}`)
  if (choice.chosenLanguage) cookies.push(`lang=${choice.chosenLanguage}${attributes}`)
  return cookies
}
