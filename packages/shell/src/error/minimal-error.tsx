import { type Language, parseLanguage } from '@svetlitsa/domain/language/language'
import { minimalErrorPageTexts } from '@svetlitsa/i18n/minimal-error-page/minimal-error-page-texts'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { type MouseEvent, useEffect } from 'react'
import { readShopName } from '../shop-name/read-shop-name.ts'

/**
 * The last fallback when the layout itself fails or the region's data is absent: it loads nothing
 * and has only the logo, a short message and a reload link (error.minimal).
 */
export function MinimalError() {
  const { title, text, again } = minimalErrorPageTexts[getDocumentLanguage()]
  const shopName = readShopName()
  useEffect(() => {
    document.title = `${title} — ${shopName}`
  }, [title, shopName])
  const reload = (event: MouseEvent) => {
    // The app's own navigation would stay on the failed page.
    event.preventDefault()
    location.reload()
  }
  return (
    <div className="page-width py-section">
      <header>
        <Logo name={shopName} />
      </header>
      <main className="pt-6">
        <h1 className="text-h1">{title}</h1>
        <p className="py-3">{text}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, with its query */}
        <a href="" onClick={reload} className="underline">
          {again}
        </a>
      </main>
    </div>
  )
}

/** The language of the page before it failed; the default language on the server. */
export function getDocumentLanguage(): Language {
  const documentLang = typeof document === 'undefined' ? null : document.documentElement.lang
  return parseLanguage(documentLang) ?? 'ru'
}
