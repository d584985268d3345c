type SkipLinkProps = { text: string; target?: string }

/** The first stop of the Tab key: past the menus, to the content. Seen only in focus. */
export function SkipLink({ text, target = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-medium bg-ink px-6 py-3 text-body font-semibold text-paper focus-visible:translate-y-0"
    >
      {text}
    </a>
  )
}
