import { readLanguage } from '@svetlitsa/domain/language/read-language'
import { minimalErrorTexts } from '@svetlitsa/i18n/minimal-error-texts'

/**
 * What is left when the frame of a single-page app itself fails: the name, the least words and a
 * link that loads the page again (storefront §2, «Error page»).
 */
export function MinimalError() {
  const language = readLanguage(document.documentElement.lang) ?? 'ru'
  const { brand, title, text, again } = minimalErrorTexts[language]
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
