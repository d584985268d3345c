'use client'

import { lazyPart } from '@svetlitsa/shell/version/lazy-part'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import type { BannerWindowProps } from './features/list/banner-window.tsx'
import type { PhoneFiltersProps } from './features/list/filter/phone-filters.tsx'

declare module '@svetlitsa/ui/chrome/use-windows' {
  interface WindowPropsByName {
    filters: PhoneFiltersProps
    banner: BannerWindowProps
  }
}

const PhoneFilters = lazyPart(() =>
  import('./features/list/filter/phone-filters.tsx').then(({ PhoneFilters }) => ({
    default: PhoneFilters,
  })),
)

const BannerWindow = lazyPart(() =>
  import('./features/list/banner-window.tsx').then(({ BannerWindow }) => ({
    default: BannerWindow,
  })),
)

/** The storefront's own windows: any name containing filter has its title in the head (storefront §2). */
export function storefrontWindows(filtersTitle: string): WindowRegistry {
  return {
    filters: {
      size: 'upper-small',
      phone: 'full',
      title: () => filtersTitle,
      content: PhoneFilters,
    },
    banner: { size: 'middle', title: ({ banner }) => banner.name, content: BannerWindow },
  }
}
