import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useToldFault } from '../error/use-told-fault.tsx'
import { useLanguage } from '../language-provider.tsx'
import { SpaNotice } from './spa-notice.tsx'

type SpaFaultProps = {
  /** Whatever was thrown. */
  error: unknown
}

/** Stands in for a screen of a single-page app that fell in the browser; header and footer stay. */
export function SpaFault({ error }: SpaFaultProps) {
  const { server, toHome } = errorTexts[useLanguage()]
  useToldFault(error)
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
