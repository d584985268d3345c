import type { ComponentProps, ComponentType } from 'react'

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

/**
 * The link component of an app's router, passed to components as `linkAs`. The component library
 * does not depend on a router: without `linkAs` it renders a plain anchor, which is right for links
 * to another app.
 */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>
