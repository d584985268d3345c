import type { IconNode } from 'lucide'
import { createElement } from 'react'

const sizePx = { line: 16, button: 20, bar: 24 } as const

type IconProps = {
  /** The drawing, imported by name from `lucide`. */
  of: IconNode
  /** Where it stands: in a line of text (16 px), in a button (20 px), in a bar (24 px). */
  size?: keyof typeof sizePx
  /** Filled with the colour of the text: a heart that is on, a star. */
  filled?: boolean
  /** Only when no words beside it say the same; without it the icon is hidden from readers. */
  label?: string
}

/**
 * The one way an icon is drawn: lucide, stroke 1.6, colour of the text around it (design notes §1).
 * Plain markup without a script of its own, as a list has hundreds. Parts of the kit take icons as
 * nodes: `<Button icon={<Icon of={Truck} />}>`.
 */
export function Icon({ of: icon, size = 'button', filled = false, label }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by what is spread
    <svg
      viewBox="0 0 24 24"
      width={sizePx[size]}
      height={sizePx[size]}
      data-filled={filled || undefined}
      className="icon"
      {...named}
    >
      {icon.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  )
}
