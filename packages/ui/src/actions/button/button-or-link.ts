import type { ComponentProps } from 'react'
import type { LinkComponent } from './link-component.ts'

type AsButton = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  href?: undefined
  linkAs?: undefined
}

type AsLink = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  href: string
  linkAs?: LinkComponent
}

/**
 * Props of a component that renders a link if `href` is given and a button otherwise: all props of
 * the element except `className`.
 */
export type ButtonOrLink = AsButton | AsLink
