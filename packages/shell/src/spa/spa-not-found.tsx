import { formatNotFoundMessage } from '@svetlitsa/domain/route/format-not-found-message'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useEffect } from 'react'
import { reportError } from '../error/report-error.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { SpaNotice } from './spa-notice.tsx'

/** The 404 screen of a single-page app; reported once. */
export function SpaNotFound() {
  const { notFound, toHome, toCatalog } = errorPageTexts[useLanguage()]
  useEffect(() => {
    void reportError({ statusCode: 404, message: formatNotFoundMessage(location.pathname) })
  }, [])
  return (
    <SpaNotice
      title={notFound.title}
      text={notFound.text}
      actions={
        <>
          <Button href={link.home()}>{toHome}</Button>
          <Button kind="white" href={link.catalog()}>
            {toCatalog}
          </Button>
        </>
      }
    />
  )
}
