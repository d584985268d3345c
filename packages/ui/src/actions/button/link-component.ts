import type { ComponentProps, ComponentType } from 'react'

/**
 * The link component of an app's router, passed to components as `linkAs`. The component library
 * does not depend on a router: without `linkAs` it renders a plain anchor, which is right for links
 * to another app.
 */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>
