type CountBadgeProps = {
  count: number
  /**
   * What is counted, for screen readers: «товаров в корзине». Omit it where the label of the button
   * already says it.
   */
  label?: string
}

const maxShownCount = 99

/** A small number on an icon: items in the basket, favourites. Renders nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-bar leading-none font-semibold text-on-accent ring-2 ring-paper">
      {count > maxShownCount ? `${maxShownCount}+` : count}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
