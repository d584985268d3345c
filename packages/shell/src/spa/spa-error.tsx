import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { ErrorStack } from '../error/error-stack.tsx'
import { useReportError } from '../error/use-report-error.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { SpaNotice } from './spa-notice.tsx'

type SpaErrorProps = {
  /** The thrown value. */
  error: unknown
}

/** Replaces a screen of a single-page app that threw in the browser; header and footer remain. */
export function SpaError({ error }: SpaErrorProps) {
  const { server, toHome } = errorPageTexts[useLanguage()]
  useReportError(error)
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
    >
      <ErrorStack error={error} />
    </SpaNotice>
  )
}
