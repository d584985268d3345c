'use client'

import { formatNotFoundMessage } from '@svetlitsa/domain/route/format-not-found-message'
import { reportError } from '@svetlitsa/shell/error/report-error'
import { useEffect } from 'react'

/** Reports the error page after it has rendered (error.report). */
export function ErrorReport({ kind }: { kind: 'notFound' | 'server' }) {
  useEffect(() => {
    const { pathname } = location
    const isMissing = kind === 'notFound'
    void reportError({
      statusCode: isMissing ? 404 : 500,
      message: isMissing ? formatNotFoundMessage(pathname) : `Server error: ${pathname}`,
    })
  }, [kind])
  return null
}
