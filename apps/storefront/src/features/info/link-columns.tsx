type LinkColumnsProps = {
  links: readonly { text: string; href: string }[]
  lang?: string | undefined
}

/** Many links in columns: cities, manufacturers, pages. */
export function LinkColumns({ links, lang }: LinkColumnsProps) {
  return (
    <ul lang={lang} className="gap-x-8 sm:columns-2 md:columns-3">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-10 items-center rounded-small underline-offset-4 hover:text-accent hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
