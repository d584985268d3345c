type CountBadgeProps = {
  count: number
  /** What is counted, for readers: «товаров в корзине». Left out where the button around says it. */
  label?: string
}

const mostShown = 99

/** A small number on an icon: things in the basket, favourites. Nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-bar leading-none font-semibold text-on-accent ring-2 ring-paper">
      {count > mostShown ? `${mostShown}+` : count}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
