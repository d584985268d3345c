import { type Language, readLanguage } from '@svetlitsa/domain/language/read-language'
import { minimalErrorTexts } from '@svetlitsa/i18n/minimal-error-texts'

/**
 * What is left when the frame itself fails: nothing of the shop can be relied on, so it has the
 * name, the least words and a link that loads the page again (storefront §2, «Error page»).
 */
export function MinimalError() {
  const { brand, title, text, again } = minimalErrorTexts[spokenLanguage()]
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

/** The language the page was in before it failed; on a server nothing is known of it. */
export function spokenLanguage(): Language {
  const spoken = typeof document === 'undefined' ? null : document.documentElement.lang
  return readLanguage(spoken) ?? 'ru'
}
