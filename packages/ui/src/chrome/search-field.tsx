import { Search } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'

type SearchFieldProps = {
  /** What the field is for, for readers. */
  label: string
  placeholder: string
  /** What was searched for, on the page of results. */
  value?: string
  /** At the right end: the search by picture. */
  camera?: ReactNode
  /** What suggestions make of the field: its keys, its list, what was typed. */
  field?: ComponentProps<'input'>
  /** The list of suggestions, under the field. */
  children?: ReactNode
}

/**
 * The shell of the search: a plain form to /search/, so it works before and without scripts
 * (storefront §2). Suggestions come as children.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, camera, field, children } = props
  return (
    <search className="relative w-full">
      <form
        action="/search/"
        className="flex h-11 items-center rounded-medium border border-control bg-surface pl-3.5 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent lg:h-12 lg:pl-4"
      >
        <span className="text-ink-soft">
          <Icon of={Search} />
        </span>
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          {...field}
          className="h-full min-w-0 grow bg-transparent px-3 text-body text-ink outline-none focus-visible:shadow-none"
        />
        {camera}
      </form>
      {children}
    </search>
  )
}
