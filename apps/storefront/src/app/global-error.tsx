'use client'

import { readLanguage } from '@svetlitsa/domain/language/read-language'
import { minimalErrorTexts } from '@svetlitsa/i18n/minimal-error-texts'

/**
 * What is left when the frame of the page itself fails: nothing of the shop can be relied on, so it
 * has the name, the least words and a link that loads the page again (storefront §2, «Error page»).
 */
export default function GlobalError() {
  const spoken = typeof document === 'undefined' ? null : document.documentElement.lang
  const language = readLanguage(spoken) ?? 'ru'
  const { brand, title, text, again } = minimalErrorTexts[language]
  return (
    <html lang={language}>
      <body>
        <b>{brand}</b>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          <a href="?">{again}</a>
        </main>
      </body>
    </html>
  )
}
