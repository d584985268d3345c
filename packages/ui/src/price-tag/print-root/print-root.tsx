import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

type PrintRootProps = { children: ReactNode }

/**
 * What is printed instead of the page: it stands beside the app in the document, is invisible on the
 * screen and alone on paper.
 */
export function PrintRoot({ children }: PrintRootProps) {
  return createPortal(
    <div className="print-root" data-theme="light">
      {children}
    </div>,
    document.body,
  )
}
