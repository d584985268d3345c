import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type FramedPreviewProps = {
  /** «Предпросмотр: 390 точек». */
  title: string
  /** Width in px of the screen that is shown, whatever the width of this one. */
  width: number
  children: ReactNode
}

/**
 * A part of a page as a screen of another width shows it: in a frame of its own, so that its media
 * queries see that width, scaled down to the room there is. Its links lead nowhere.
 */
export function FramedPreview({ title, width, children }: FramedPreviewProps) {
  const holder = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [available, setAvailable] = useState(0)
  const [height, setHeight] = useState(0)
  const open = useCallback(() => setBody(prepareDocument(frame.current, title)), [title])

  useEffect(open, [open])
  useEffect(() => observe(holder.current, (rect) => setAvailable(rect.width)), [])
  useEffect(
    () => observe(body?.firstElementChild ?? null, (rect) => setHeight(rect.height)),
    [body],
  )

  const scale = available > 0 ? Math.min(1, available / width) : 1
  return (
    <div
      ref={holder}
      className="overflow-hidden rounded-compact border border-line bg-paper"
      style={{ height: height * scale, maxWidth: width }}
    >
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        onLoad={open}
        className="block origin-top-left"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body?.firstElementChild && createPortal(children, body.firstElementChild)}
    </div>
  )
}

/** Gives the empty document of a frame the styles, the language and the theme of this page. */
function prepareDocument(frame: HTMLIFrameElement | null, title: string): HTMLElement | null {
  const framed = frame?.contentDocument
  if (!framed?.body) return null
  if (framed.body.firstElementChild) return framed.body
  const { documentElement: root, head } = document
  for (const { name, value } of root.attributes) framed.documentElement.setAttribute(name, value)
  for (const style of head.querySelectorAll('link[rel="stylesheet"], style'))
    framed.head.append(framed.importNode(style, true))
  framed.title = title
  framed.body.inert = true
  framed.body.append(framed.createElement('div'))
  return framed.body
}

function observe(element: Element | null, onSize: (rect: DOMRectReadOnly) => void) {
  const view = element?.ownerDocument.defaultView
  if (!element || !view) return
  // The observer of the element's own document is told of every layout of that document.
  const observer = new view.ResizeObserver(([entry]) => entry && onSize(entry.contentRect))
  observer.observe(element)
  return () => observer.disconnect()
}
