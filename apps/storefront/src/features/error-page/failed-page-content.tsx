'use client'

import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { ErrorStack } from '@svetlitsa/shell/error/error-stack'
import { useReportError } from '@svetlitsa/shell/error/use-report-error'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Button } from '@svetlitsa/ui/actions/button'
import { ErrorFrame } from './error-frame.tsx'
import { SaleRow } from './sale-row.tsx'

type FailedPageContentProps = { error: Error; onRetry: () => void }

/** Replaces a page that threw while rendering in the browser; header and footer remain. */
export function FailedPageContent({ error, onRetry }: FailedPageContentProps) {
  const language = useLanguage()
  const { server, slider, sale } = errorPageTexts[language]
  const { data: initial } = useInitialData()
  useReportError(error)
  return (
    <ErrorFrame
      language={language}
      kind="server"
      retry={<Button onClick={onRetry}>{server.again}</Button>}
    >
      <ErrorStack error={error} />
      {initial && (
        <div className="mt-section">
          <SaleRow
            title={slider}
            sign={initial.regionData.currency.sign}
            all={{ text: sale, href: link.sale() }}
          />
        </div>
      )}
    </ErrorFrame>
  )
}
