'use client'

import { getDocumentLanguage, MinimalError } from '@svetlitsa/shell/error/minimal-error'

/** Replaces the whole document when the root layout fails (error.minimal). */
export default function GlobalError() {
  return (
    <html lang={getDocumentLanguage()}>
      <body>
        <MinimalError />
      </body>
    </html>
  )
}
