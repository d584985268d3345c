import { type NextRequest, NextResponse } from 'next/server'
import { parseSharedCode } from './features/favourite/parse-shared-code.ts'

/** Runs only for the page of shared favourites, whose code needs validation. */
export const config = { matcher: '/:variant/:lang/:audience/favorites/share/:code*' }

/**
 * Sets status 404 for an invalid code: Next cannot set a status while it renders, and the page has
 * a message of its own for this case (ADR 0046).
 */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const answer = NextResponse.next()
  const code = nextUrl.pathname.split('/').filter(Boolean)[5] ?? ''
  if (parseSharedCode(code) === null) answer.headers.set('x-shop-status', '404')
  return answer
}
