import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { Island } from '../../island/island.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { ErrorFrame } from './error-frame.tsx'

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
      reopen={
        canReopen && <Island name="reopenLink" props={{ text: server.again }} hydrate="load" />
      }
    >
      {!isCrawler && (
        <div className="mt-section">
          <Island name="errorReport" props={{ kind }} hydrate="load" />
          {kind === 'server' && <Island name="serverStack" props={{}} hydrate="load" />}
          <Island
            name="saleRow"
            props={{ title: slider, sign, all: { text: sale, href: link.sale() } }}
          />
        </div>
      )}
    </ErrorFrame>
  )
}
