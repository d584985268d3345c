import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { ErrorStack } from '@svetlitsa/shell/error/error-stack'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Button } from '@svetlitsa/ui/actions/button'
import { ErrorScreen } from './error-screen.tsx'
import { SaleRow } from './sale-row.tsx'

type FailedScreenProps = { error: unknown; onRetry: () => void }

/** Takes the place of a screen that threw in the browser; the rest of the page remains (error.page). */
export function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const { server, slider, sale, toHome, toCatalog } = errorPageTexts[useLanguage()]
  const { data: initial } = useInitialData()
  return (
    <>
      <ErrorScreen
        title={server.title}
        text={server.text}
        digits="500"
        actions={
          <>
            <Button onClick={onRetry}>{server.again}</Button>
            <Button kind="white" href={link.home()}>
              {toHome}
            </Button>
            <Button kind="white" href={link.catalog()}>
              {toCatalog}
            </Button>
          </>
        }
      />
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
    </>
  )
}
