import type { Language } from '@svetlitsa/domain/language/language'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

type ErrorFrameProps = {
  language: Language
  kind: 'notFound' | 'server'
  /** The link to the failed page, where the address of the error page names one. */
  reopen?: ReactNode
  /** Content below the error message. */
  children?: ReactNode
}

/**
 * An error page: breadcrumbs, message and links (error.page). The link to the home page is always
 * there.
 */
export function ErrorFrame({ language, kind, reopen, children }: ErrorFrameProps) {
  const texts = errorPageTexts[language]
  const { crumbs } = shellTexts[language]
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
            <Button href={link.home()}>{texts.toHome}</Button>
            {reopen}
            <Button kind="white" href={link.catalog()}>
              {texts.toCatalog}
            </Button>
          </>
        }
      />
      {children}
    </div>
  )
}
