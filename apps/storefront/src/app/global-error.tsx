'use client'

import { readLanguage } from '@svetlitsa/domain/language/read-language'
import { errorTexts } from '@svetlitsa/i18n/error-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'

/**
 * What is left when the frame of the page itself fails: nothing of the shop can be relied on, so it
 * has the name, the least words and a link that loads the page again (storefront §2, «Error page»).
 */
export default function GlobalError() {
  const spoken = typeof document === 'undefined' ? null : document.documentElement.lang
  const language = readLanguage(spoken) ?? 'ru'
  const { minimal, server } = errorTexts[language]
  return (
    <html lang={language}>
      <body>
        <b>{shellTexts[language].brand}</b>
        <main>
          <h1>{minimal.title}</h1>
          <p>{server.text}</p>
          <a href="?">{minimal.again}</a>
        </main>
      </body>
    </html>
  )
}
