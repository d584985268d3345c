import type { ReactNode } from 'react'
import { PageShell } from '../page-shell/page-shell.tsx'

type ToolsLayoutProps = {
  skipLabel: string
  /** `<RetailBar>` with the tools as its tabs. */
  bar: ReactNode
  /** Buttons of the tool that stay in sight at the bottom: save, undo. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The tools of the content editors: a bar above a screen of the full width and the buttons of the
 * tool below it; no header and no footer of the shop (layout.tools).
 */
export function ToolsLayout({ skipLabel, bar, actions, children }: ToolsLayoutProps) {
  return (
    <PageShell
      skipLabel={skipLabel}
      header={bar}
      footer={
        actions && (
          <div className="sticky bottom-0 z-30 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-2 lg:px-6">
            {actions}
          </div>
        )
      }
    >
      {children}
    </PageShell>
  )
}
