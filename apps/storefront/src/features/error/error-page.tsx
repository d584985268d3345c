import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import type { PageContext } from '../../page-context.ts'
import { ErrorFrame } from './error-frame.tsx'
import { ErrorReport } from './error-report.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { SaleRow } from './sale-row.tsx'

type ErrorPageProps = { context: PageContext; kind: 'notFound' | 'server'; sign: string }

/** The pages that the router sends in the place of a missing or failed one (decisions «pipeline» 7). */
export function ErrorPage({ context, kind, sign }: ErrorPageProps) {
  const { language, isCrawler } = context
  const { server, slider, sale } = errorTexts[language]
  const reopens = kind === 'server' && !isCrawler
  return (
    <ErrorFrame
      language={language}
      kind={kind}
      again={reopens ? <ReopenButton text={server.again} /> : undefined}
    >
      {!isCrawler && (
        <div className="mt-section">
          <ErrorReport kind={kind} />
          <SaleRow title={slider} sign={sign} all={{ text: sale, href: link.sale() }} />
        </div>
      )}
    </ErrorFrame>
  )
}
