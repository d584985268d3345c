import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { useEffect } from 'react'
import { readShopName } from '../shop-name/read-shop-name.ts'
import { getDocumentLanguage } from './minimal-error.tsx'
import { useReportError } from './use-report-error.ts'

/**
 * Replaces a screen that failed where the error screen cannot be loaded either, as when every chunk
 * of a build is missing: no header and no footer, and nothing to load (error.page).
 */
export function PlainError({ error }: { error: unknown }) {
  const language = getDocumentLanguage()
  const { title, text, again } = errorPageTexts[language].server
  const shopName = readShopName()
  useReportError(error)
  useEffect(() => {
    document.title = `${title} — ${shopName}`
  }, [title, shopName])
  return (
    <div className="page-width py-section">
      <header>
        <Logo name={shopName} />
      </header>
      <main className="pt-6">
        <h1 className="text-h1">{title}</h1>
        <p className="py-3">{text}</p>
        <Button onClick={() => location.reload()}>{again}</Button>
      </main>
    </div>
  )
}
