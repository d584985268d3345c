import type { RegionChoice } from './region-choice.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Builds cookies that keep a choice made in the query for a year. Scripts may read them. */
export function buildChoiceCookies(choice: RegionChoice, secure: boolean): string[] {
  const attributes = `; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
  const cookies: string[] = []
  if (choice.chosenRegion) cookies.push(`sr=${choice.chosenRegion.id}${attributes}`)
  if (choice.chosenLanguage) cookies.push(`lang=${choice.chosenLanguage}${attributes}`)
  return cookies
}
