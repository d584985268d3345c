import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import type { CheaperFormProps } from '../features/product/cheaper/cheaper-form.tsx'
import type { QuestionFormProps } from '../features/product/question/question-form.tsx'
import type { ReviewWindowProps } from '../features/product/review/form/review-window.tsx'
import type { PhoneFiltersProps } from '../features/product-list/filter/phone/phone-filters.tsx'
import type { BannerWindowProps } from '../features/product-list/section/banner-window.tsx'

declare module '@svetlitsa/ui/overlays/window-host/use-windows' {
  interface WindowPropsByName {
    filters: PhoneFiltersProps
    banner: BannerWindowProps
    findCheaper: CheaperFormProps
    productQuestion: QuestionFormProps
    productReview: ReviewWindowProps
  }
}

const PhoneFilters = lazyWithReload(() =>
  import('../features/product-list/filter/phone/phone-filters.tsx').then(({ PhoneFilters }) => ({
    default: PhoneFilters,
  })),
)

const BannerWindow = lazyWithReload(() =>
  import('../features/product-list/section/banner-window.tsx').then(({ BannerWindow }) => ({
    default: BannerWindow,
  })),
)

const CheaperForm = lazyWithReload(() =>
  import('../features/product/cheaper/cheaper-form.tsx').then(({ CheaperForm }) => ({
    default: CheaperForm,
  })),
)

const QuestionForm = lazyWithReload(() =>
  import('../features/product/question/question-form.tsx').then(({ QuestionForm }) => ({
    default: QuestionForm,
  })),
)

const ReviewWindow = lazyWithReload(() =>
  import('../features/product/review/form/review-window.tsx').then(({ ReviewWindow }) => ({
    default: ReviewWindow,
  })),
)

/**
 * Windows of the storefront: any name containing filter has its title in the head (window.names).
 */
export function buildStorefrontWindows(filtersTitle: string): WindowRegistry {
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
