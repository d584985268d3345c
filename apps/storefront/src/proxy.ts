import { type NextRequest, NextResponse } from 'next/server'
import { readSharedCode } from './read-shared-code.ts'

/** Only the page of shared favourites judges its own address. */
export const config = { matcher: '/:variant/:lang/:audience/favorites/share/:code*' }

/**
 * Says the status of a page whose code says nothing: Next cannot set one while it draws, and the
 * page has words of its own for it (decisions «The router's pipeline»).
 */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const answer = NextResponse.next()
  const code = nextUrl.pathname.split('/').filter(Boolean)[5] ?? ''
  if (readSharedCode(code) === null) answer.headers.set('x-shop-status', '404')
  return answer
}
