import type { IconNode } from 'lucide'
import { createElement } from 'react'

const sizePx = { line: 16, button: 20, bar: 24 } as const

type IconProps = {
  /** The icon, imported by name from `lucide`. */
  iconNode: IconNode
  /** Where it is used: in a line of text (16 px), in a button (20 px), in a bar (24 px). */
  size?: keyof typeof sizePx
  /** Filled with the text colour: an active heart, a star. */
  filled?: boolean
  /** Only if no text beside it says the same; without it the icon is hidden from screen readers. */
  label?: string
}

/**
 * The only way to render an icon: lucide, stroke 1.6, current text colour (ADR 0050). Static markup
 * without a script of its own, because a list has hundreds of icons. Components accept icons as
 * nodes: `<Button icon={<Icon iconNode={Truck} />}>`.
 */
export function Icon({ iconNode: icon, size = 'button', filled = false, label }: IconProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the spread attributes name or hide it
    <svg
      viewBox="0 0 24 24"
      width={sizePx[size]}
      height={sizePx[size]}
      data-filled={filled || undefined}
      className="icon"
      {...ariaProps}
    >
      {icon.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  )
}
