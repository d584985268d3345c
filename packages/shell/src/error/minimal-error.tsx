import { type Language, parseLanguage } from '@svetlitsa/domain/language/parse-language'
import { minimalErrorPageTexts } from '@svetlitsa/i18n/minimal-error-page/minimal-error-page-texts'

/**
 * The last fallback when the layout itself fails: it depends on nothing else and has only the name,
 * a short message and a reload link (error.minimal).
 */
export function MinimalError() {
  const { brand, title, text, again } = minimalErrorPageTexts[getDocumentLanguage()]
  return (
    <div className="page-width py-section">
      <b className="text-window">{brand}</b>
      <main className="pt-6">
        <h1 className="text-h1">{title}</h1>
        <p className="py-3">{text}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, with its query */}
        <a href="" className="underline">
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
