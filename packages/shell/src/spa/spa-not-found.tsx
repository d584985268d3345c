import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useEffect } from 'react'
import { reportNotFound } from '../error/report-not-found.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { SpaNotice } from './spa-notice.tsx'

/** The 404 screen of a single-page app; reported once. */
export function SpaNotFound() {
  const { notFound, toHome, toCatalog } = errorPageTexts[useLanguage()]
  useEffect(() => {
    void reportNotFound()
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
