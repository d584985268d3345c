import type { ReactNode } from 'react'

type SizeDrawingProps = {
  /** The views in a common scale: `<SizeView>`. */
  children: ReactNode
  /** Boxes, door, lift: `<SizeProperty>`. */
  properties?: ReactNode
}

/** The drawings of a product with its dimensions, and the facts about carrying it in. */
export function SizeDrawing({ children, properties }: SizeDrawingProps) {
  return (
    <div className="flex flex-col gap-6">
      {/* Stacked views keep their common scale: the side view is as narrow as it is side by side. */}
      <div className="grid gap-6 max-md:*:even:px-16 md:grid-cols-[8fr_5fr]">{children}</div>
      {properties && <ul className="grid md:grid-cols-3 md:gap-6">{properties}</ul>}
    </div>
  )
}

type SizePropertyProps = { icon: ReactNode; title: string; text: string }

/** A fact about carrying the product in: boxes and weight, the door, the lift. */
export function SizeProperty({ icon, title, text }: SizePropertyProps) {
  return (
    <li className="flex gap-3 border-t border-line-strong py-3 text-small">
      <span className="shrink-0">{icon}</span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-soft">{text}</span>
      </span>
    </li>
  )
}

type SizePictureProps = {
  /** Address of a drawing, 1000 units wide, that contains its dimensions. */
  src: string
  /** The visible height of the drawing; 560 for the whole drawing. */
  height?: number
  /** Describes the drawing and its dimensions in text. */
  label: string
}

/** A drawing made by the studio from the 3D model: front and side in a common scale. */
export function SizePicture({ src, height = 560, label }: SizePictureProps) {
  return (
    <img
      src={src}
      alt={label}
      width={1000}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-medium bg-sand md:col-span-2"
    />
  )
}

type SizeViewProps = {
  /**
   * Describes the drawing and its dimensions in text: the drawing itself is hidden from screen
   * readers.
   */
  label: string
  /** An inline SVG; its outlines use `stroke="currentColor"`, its numbers the text colour. */
  children: ReactNode
}

/** One view of the product on sand, front or side. */
export function SizeView({ label, children }: SizeViewProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="flex items-center justify-center rounded-medium bg-sand p-4 text-ink md:p-8 [&_svg]:h-auto [&_svg]:max-h-96 [&_svg]:w-full"
    >
      {children}
    </div>
  )
}
