import { reportError } from '@svetlitsa/shell/error/report-error'
import { reportNotFound } from '@svetlitsa/shell/error/report-not-found'
import { useEffect } from 'react'

/** Reports the error page after it has rendered (error.report). */
export function ErrorReport({ kind }: { kind: 'notFound' | 'server' }) {
  useEffect(() => {
    if (kind === 'notFound') void reportNotFound()
    else void reportError({ statusCode: 500, message: `Server error: ${location.pathname}` })
  }, [kind])
  return null
}
