import type { ComponentProps, ComponentType } from 'react'

/**
 * The link of an app's own router, given to parts of the kit as `linkAs`. The kit knows no router:
 * without it a plain anchor is drawn, which is right for links to another app.
 */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>
