'use client'

import { MinimalError, spokenLanguage } from '@svetlitsa/shell/error/minimal-error'

/** Stands in for the whole document when the frame of the page fails (storefront §2, «Error page»). */
export default function GlobalError() {
  return (
    <html lang={spokenLanguage()}>
      <body>
        <MinimalError />
      </body>
    </html>
  )
}
