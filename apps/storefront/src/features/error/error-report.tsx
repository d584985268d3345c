'use client'

import { notFoundMessage } from '@svetlitsa/domain/route/not-found-message'
import { reportError } from '@svetlitsa/shell/error/report-error'
import { useEffect } from 'react'

/** Reports the error page once it stands (storefront §7). */
export function ErrorReport({ kind }: { kind: 'notFound' | 'server' }) {
  useEffect(() => {
    const { pathname } = location
    const isMissing = kind === 'notFound'
    void reportError({
      statusCode: isMissing ? 404 : 500,
      message: isMissing ? notFoundMessage(pathname) : `Server error: ${pathname}`,
    })
  }, [kind])
  return null
}
