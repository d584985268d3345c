type ProductAnchorsProps = {
  label: string
  parts: readonly { id: string; title: string }[]
}

/** Sticky links to the sections of the page, which are sections and not tabs (ux check 18). */
export function ProductAnchors({ label, parts }: ProductAnchorsProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-0 z-20 -mx-gutter overflow-x-auto bg-paper px-gutter [scrollbar-width:none] max-lg:hidden lg:top-16"
    >
      <ul className="flex gap-7">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex h-12 items-center rounded-small text-nav whitespace-nowrap text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
