import { notFoundMessage } from '@svetlitsa/domain/route/not-found-message'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { useEffect } from 'react'
import { reportError } from '../error/report-error.tsx'
import { useLanguage } from '../language-provider.tsx'
import { SpaPage } from './spa-page.tsx'

/** What stands where a single-page app has no screen: the words of the 404 page, reported once. */
export function SpaNotFound() {
  const { notFound, toHome, toCatalog } = errorTexts[useLanguage()]
  useEffect(() => {
    void reportError({ statusCode: 404, message: notFoundMessage(location.pathname) })
  }, [])
  return (
    <SpaPage title={notFound.title}>
      <EmptyState
        size="page"
        headingLevel={1}
        title={notFound.title}
        actions={
          <>
            <Button href={link.home()}>{toHome}</Button>
            <Button kind="white" href={link.catalog()}>
              {toCatalog}
            </Button>
          </>
        }
      >
        <p>{notFound.text}</p>
      </EmptyState>
    </SpaPage>
  )
}
