'use client'

import { useInitialData } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { useToldFault } from '@svetlitsa/shell/error/use-told-fault'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Button } from '@svetlitsa/ui/primitives/button'
import { ErrorFrame } from './error-frame.tsx'
import { ErrorStack } from './error-stack.tsx'
import { SaleRow } from './sale-row.tsx'

type FallenPageProps = { error: Error; onRetry: () => void }

/** Stands in for a page that fell in the browser; header and footer stay. */
export function FallenPage({ error, onRetry }: FallenPageProps) {
  const language = useLanguage()
  const { server, slider, sale } = errorTexts[language]
  const { data: initial } = useInitialData()
  useToldFault(error)
  return (
    <ErrorFrame
      language={language}
      kind="server"
      again={<Button onClick={onRetry}>{server.again}</Button>}
    >
      <ErrorStack stack={error.stack ?? error.message} />
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
