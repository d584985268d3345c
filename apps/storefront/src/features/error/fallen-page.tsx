'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { reportError } from '@svetlitsa/shell/error/report-error'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { isMissingPart, reloadOnce } from '@svetlitsa/shell/version/reload-guard'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useEffect } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { ErrorStack } from './error-stack.tsx'

type FallenPageProps = { error: Error; onRetry: () => void }

/**
 * Stands in for a page that fell in the browser; header and footer stay. A part that a newer build
 * took away is no fault of the page: it is loaded anew.
 */
export function FallenPage({ error, onRetry }: FallenPageProps) {
  const texts = errorTexts[useLanguage()]
  useEffect(() => {
    if (isMissingPart(error) && reloadOnce(Date.now())) return
    void reportError({ statusCode: 500, message: error.message, stack: error.stack })
  }, [error])
  return (
    <div className="page-width pt-3 pb-section">
      <ErrorScreen
        title={texts.server.title}
        text={texts.server.text}
        digits="500"
        actions={
          <>
            <Button onClick={onRetry}>{texts.server.again}</Button>
            <Button kind="white" href={link.home()}>
              {texts.toHome}
            </Button>
          </>
        }
      />
      <ErrorStack stack={error.stack ?? error.message} />
    </div>
  )
}
