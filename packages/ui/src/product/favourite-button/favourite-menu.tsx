import { useEffect, useState } from 'react'

type FavouriteMenuProps = {
  /** «Сохранено в избранное», announced by screen readers. */
  message: string
  actions: readonly { text: string; onSelect: () => void }[]
  durationMs: number
  onClose: () => void
}

/** A small menu under the heart that closes by itself; it stays open while hovered or focused. */
export function FavouriteMenu({ message, actions, durationMs, onClose }: FavouriteMenuProps) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const closeTimer = setTimeout(onClose, durationMs)
    return () => clearTimeout(closeTimer)
  }, [isPaused, durationMs, onClose])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only keeps it open; the interactive elements are the buttons
    <div
      ref={keepInViewport}
      className="absolute top-full right-0 z-30 mt-1 w-max min-w-52 animate-rise-in rounded-medium bg-surface p-1.5 text-small text-ink shadow-float"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p role="status" className="px-3 py-1.5 text-ink-soft">
        {message}
      </p>
      {actions.map(({ text, onSelect }) => (
        <button
          key={text}
          type="button"
          onClick={onSelect}
          className="flex min-h-11 w-full items-center rounded-dense px-3 text-left font-medium hover:bg-sand md:min-h-10"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

const edgeMarginPx = 8

/** On a phone the heart of a left card is closer to the screen edge than the menu is wide. */
function keepInViewport(menu: HTMLDivElement | null): void {
  const overflowPx = menu ? edgeMarginPx - menu.getBoundingClientRect().left : 0
  if (menu && overflowPx > 0) menu.style.right = `${-overflowPx}px`
}
