import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { isMissingPart, reloadOnce } from '@svetlitsa/ui/part/reload-guard'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useEffect } from 'react'
import { reportError } from '../error/report-error.tsx'
import { useLanguage } from '../language-provider.tsx'
import { SpaNotice } from './spa-notice.tsx'

type SpaFaultProps = {
  /** Whatever was thrown. */
  error: unknown
}

/**
 * Stands in for a screen of a single-page app that fell in the browser; header and footer stay. A
 * part that a newer build took away is no fault of the screen: it is loaded anew.
 */
export function SpaFault({ error }: SpaFaultProps) {
  const { server, toHome } = errorTexts[useLanguage()]
  useEffect(() => {
    if (isMissingPart(error) && reloadOnce(Date.now())) return
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    void reportError({ statusCode: 500, message, stack })
  }, [error])
  return (
    <SpaNotice
      title={server.title}
      text={server.text}
      actions={
        <>
          <Button onClick={() => location.reload()}>{server.again}</Button>
          <Button kind="white" href={link.home()}>
            {toHome}
          </Button>
        </>
      }
    />
  )
}
