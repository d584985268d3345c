import type { ReactNode } from 'react'

export type SearchOption = { id: string; href: string; content: ReactNode }

export type SearchGroup = { id: string; title: string; options: readonly SearchOption[] }

type SearchPanelProps = {
  /** The id of the list; the field refers to it. */
  id: string
  label: string
  groups: readonly SearchGroup[]
  /** The option highlighted by the keys of the field. */
  currentId: string | null
  handlers: {
    /** Called with the option under the pointer, or null when the pointer leaves it. */
    highlight: (id: string | null) => void
    select: () => void
  }
  /** Read by screen readers, and shown while there is no list: «Ищем…», «Ничего не нашли». */
  status: string
}

/**
 * The list under the search field: links in groups, navigated by the keys of the field (combobox
 * pattern, ARIA 1.2). The field keeps the focus; a click on an option is an ordinary click on a
 * link.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { id, label, groups, currentId, handlers, status } = props
  const isEmpty = groups.length === 0
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(--spacing(150),calc(100dvh-(--spacing(40))))] animate-rise-in overflow-y-auto overscroll-contain rounded-medium bg-surface p-2 shadow-float max-lg:-mx-gutter max-lg:rounded-none max-lg:px-gutter">
      <p role="status" className={isEmpty ? 'px-3 py-2.5 text-small text-ink-soft' : 'sr-only'}>
        {status}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        // The field keeps the focus, so that its keys still navigate the list.
        onMouseDown={(event) => event.preventDefault()}
        onPointerLeave={() => handlers.highlight(null)}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a listbox
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-1">
            {/* A listbox may contain only options and their groups, no paragraphs. */}
            <div
              id={`${id}-${group.id}`}
              role="presentation"
              className="px-3 pt-2 pb-1 text-note text-ink-soft"
            >
              {group.title}
            </div>
            {group.options.map((option) => (
              <a
                key={option.id}
                id={option.id}
                href={option.href}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === currentId}
                data-highlighted={option.id === currentId ? '' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-dense px-3 py-1.5 text-nav font-normal text-ink data-highlighted:bg-sand"
                onPointerMove={() => handlers.highlight(option.id)}
                onClick={handlers.select}
              >
                {option.content}
              </a>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
