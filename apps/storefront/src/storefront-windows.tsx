'use client'

import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import type { BannerWindowProps } from './features/list/banner-window.tsx'
import type { PhoneFiltersProps } from './features/list/filter/phone-filters.tsx'

import type { CheaperFormProps } from './features/product/cheaper/cheaper-form.tsx'
import type { QuestionFormProps } from './features/product/question/question-form.tsx'
import type { ReviewWindowProps } from './features/product/review/review-window.tsx'

declare module '@svetlitsa/ui/chrome/use-windows' {
  interface WindowPropsByName {
    filters: PhoneFiltersProps
    banner: BannerWindowProps
    findCheaper: CheaperFormProps
    productQuestion: QuestionFormProps
    productReview: ReviewWindowProps
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

const CheaperForm = lazyPart(() =>
  import('./features/product/cheaper/cheaper-form.tsx').then(({ CheaperForm }) => ({
    default: CheaperForm,
  })),
)

const QuestionForm = lazyPart(() =>
  import('./features/product/question/question-form.tsx').then(({ QuestionForm }) => ({
    default: QuestionForm,
  })),
)

const ReviewWindow = lazyPart(() =>
  import('./features/product/review/review-window.tsx').then(({ ReviewWindow }) => ({
    default: ReviewWindow,
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
    findCheaper: { size: 'upper-small', title: ({ title }) => title, content: CheaperForm },
    productQuestion: { size: 'upper-small', title: ({ title }) => title, content: QuestionForm },
    productReview: {
      size: 'middle',
      phone: 'full',
      title: ({ title }) => title,
      content: ReviewWindow,
    },
  }
}
