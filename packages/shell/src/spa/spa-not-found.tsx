import { notFoundMessage } from '@svetlitsa/domain/route/not-found-message'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useEffect } from 'react'
import { reportError } from '../error/report-error.tsx'
import { useLanguage } from '../language-provider.tsx'
import { SpaNotice } from './spa-notice.tsx'

/** What stands where a single-page app has no screen: the words of the 404 page, reported once. */
export function SpaNotFound() {
  const { notFound, toHome, toCatalog } = errorTexts[useLanguage()]
  useEffect(() => {
    void reportError({ statusCode: 404, message: notFoundMessage(location.pathname) })
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
