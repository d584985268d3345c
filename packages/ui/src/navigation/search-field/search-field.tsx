import { Search } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

type SearchFieldProps = {
  /** Accessible name of the field. */
  label: string
  placeholder: string
  /** The current search query, on the results page. */
  value?: string
  /** Shown at the right end: the image search button. */
  camera?: ReactNode
  /**
   * Props that the suggestions add to the input: key handlers, ARIA attributes, the typed value.
   */
  field?: ComponentProps<'input'>
  /** The list of suggestions, under the field. */
  children?: ReactNode
}

/**
 * The search form: a plain form that submits to /search/, so that it works without scripts
 * (route.search). Suggestions are passed as children.
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
          <Icon iconNode={Search} />
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
