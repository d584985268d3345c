import type { Language } from '@svetlitsa/domain/language/read-language'
import { link } from '@svetlitsa/domain/route/site-map'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import { Button } from '@svetlitsa/ui/primitives/button'
import type { ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

type ErrorFrameProps = {
  language: Language
  kind: 'notFound' | 'server'
  /** How the failed page is opened again; nothing opens a missing one. */
  again?: ReactNode
  /** Under the screen. */
  children?: ReactNode
}

/**
 * An error page: its crumbs, its words, the ways on (storefront §2). The way to the first page is
 * always there, and the first of them where there is no page to open again.
 */
export function ErrorFrame({ language, kind, again, children }: ErrorFrameProps) {
  const texts = errorTexts[language]
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
            {again}
            <Button kind={again ? 'white' : 'primary'} href={link.home()}>
              {texts.toHome}
            </Button>
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
