import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import type { PageContext } from '../../page-context/page-context.ts'
import { ErrorFrame } from './error-frame.tsx'
import { ErrorReport } from './error-report.ts'
import { ReopenLink } from './reopen-link.tsx'
import { SaleRow } from './sale-row.tsx'
import { ServerStack } from './server-stack.tsx'

type ErrorPageProps = { context: PageContext; kind: 'notFound' | 'server'; sign: string }

/** The pages that the router sends in place of a missing or failed one (ADR 0046, step 7). */
export function ErrorPage({ context, kind, sign }: ErrorPageProps) {
  const { language, isCrawler } = context
  const { server, slider, sale } = errorPageTexts[language]
  const canReopen = kind === 'server' && !isCrawler
  return (
    <ErrorFrame
      language={language}
      kind={kind}
      reopen={canReopen ? <ReopenLink text={server.again} /> : undefined}
    >
      {!isCrawler && (
        <div className="mt-section">
          <ErrorReport kind={kind} />
          {kind === 'server' && <ServerStack />}
          <SaleRow title={slider} sign={sign} all={{ text: sale, href: link.sale() }} />
        </div>
      )}
    </ErrorFrame>
  )
}
