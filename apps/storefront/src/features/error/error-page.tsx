import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import { Button } from '@svetlitsa/ui/primitives/button'
import type { PageContext } from '../../page-context.ts'
import { ErrorReport } from './error-report.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { SaleRow } from './sale-row.tsx'

type ErrorPageProps = { context: PageContext; kind: 'notFound' | 'server'; sign: string }

/** The pages that the router sends in the place of a missing or failed one (decisions «pipeline» 7). */
export function ErrorPage({ context, kind, sign }: ErrorPageProps) {
  const texts = errorTexts[context.language]
  const { crumbs } = shellTexts[context.language]
  return (
    <div className="page-width pb-section">
      <div className="pt-3 pb-4 md:pt-4">
        <Breadcrumbs
          label={crumbs.label}
          trail={[{ label: crumbs.home, href: link.home() }]}
          current={texts.crumb}
        />
      </div>
      <ErrorScreen
        title={texts[kind].title}
        text={texts[kind].text}
        digits={kind === 'notFound' ? '404' : '500'}
        actions={
          <>
            {kind === 'server' && !context.isCrawler ? (
              <ReopenButton text={texts.server.again} />
            ) : (
              <Button href={link.home()}>{texts.toHome}</Button>
            )}
            <Button kind="white" href={link.catalog()}>
              {texts.toCatalog}
            </Button>
          </>
        }
      />
      {!context.isCrawler && (
        <div className="mt-section">
          <ErrorReport kind={kind} />
          <SaleRow title={texts.slider} sign={sign} all={{ text: texts.sale, href: link.sale() }} />
        </div>
      )}
    </div>
  )
}
