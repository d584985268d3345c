import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'

type DetailPaneProps = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Buttons that stay visible on a phone. */
  actions: ReactNode
}

/** The details of the selected row: beside the table, or full-screen on a phone. */
export function DetailPane({ title, closeLabel, onClose, children, actions }: DetailPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the pane covers the row that opened it, so focus moves into the pane and back.
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <aside
      aria-label={title}
      className="flex shrink-0 flex-col border-l border-line bg-surface text-small max-lg:fixed max-lg:inset-0 max-lg:z-40 lg:sticky lg:top-24 lg:max-h-[70vh] lg:w-100"
    >
      <div className="flex items-center justify-between gap-3 px-5 pt-5">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-h3 outline-none">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon iconNode={X} />
        </IconButton>
      </div>
      {/* A region that scrolls is reached by the keyboard also when nothing in it takes focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto px-5 pt-2 pb-5">
        {children}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">{actions}</div>
    </aside>
  )
}
