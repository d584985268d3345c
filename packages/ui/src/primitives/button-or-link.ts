import type { ComponentProps } from 'react'
import type { LinkComponent } from './link-component.tsx'

type AsButton = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  href?: undefined
  linkAs?: undefined
}

type AsLink = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  href: string
  linkAs?: LinkComponent
}

/**
 * What a part takes that is a link with `href` and a button without it: everything the element takes,
 * but no class of the caller's.
 */
export type ButtonOrLink = AsButton | AsLink
