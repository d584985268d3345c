'use client'

import { resultWindow } from '@svetlitsa/ui/chrome/result-window'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import type { AddedThing } from '../basket/added-thing.ts'
import type { ListsWindowProps } from '../favourite/lists-window.tsx'
import type { QuickViewProps } from '../quick-view/quick-view-window.tsx'
import type { ShareWindowProps } from '../share/share-window.tsx'
import type { ShellWords } from '../shell-words.tsx'
import { notePopupClosed } from '../subscription/subscription-memory.ts'
import type { SubscriptionWindowProps } from '../subscription/subscription-window.tsx'

declare module '@svetlitsa/ui/chrome/use-windows' {
  interface WindowPropsByName {
    region: Record<string, never>
    /** A call that failed; `text` is what the server said of it. */
    fault: { text: string | null }
    /**
     * After the login the page stays, or the browser goes on to this address of the shop;
     * `onDone` opens again what the login stood in the way of.
     */
    login: { goTo?: string; onDone?: () => void }
    /** `reduced` is the quantity that was put in where there is less than was wanted. */
    addedBasket: { thing: AddedThing; reduced: number | null }
    quickView: QuickViewProps
    /** Into which list a marked thing goes. */
    favouriteLists: ListsWindowProps
    manufacturers: Record<string, never>
    care: Record<string, never>
    phonePopup: Record<string, never>
    minishare: ShareWindowProps
    subscriptionPopup: SubscriptionWindowProps
  }
}

const RegionWindow = lazyPart(() =>
  import('../region/region-window.tsx').then(({ RegionWindow }) => ({ default: RegionWindow })),
)
const LoginWindow = lazyPart(() =>
  import('../login/login-window.tsx').then(({ LoginWindow }) => ({ default: LoginWindow })),
)
const AddedWindow = lazyPart(() =>
  import('../basket/added-window.tsx').then(({ AddedWindow }) => ({ default: AddedWindow })),
)

const QuickViewWindow = lazyPart(() =>
  import('../quick-view/quick-view-window.tsx').then(({ QuickViewWindow }) => ({
    default: QuickViewWindow,
  })),
)
const ManufacturersWindow = lazyPart(() =>
  import('../footer/manufacturers-window.tsx').then(({ ManufacturersWindow }) => ({
    default: ManufacturersWindow,
  })),
)
const CareWindow = lazyPart(() =>
  import('../footer/care-window.tsx').then(({ CareWindow }) => ({ default: CareWindow })),
)
const PhoneWindow = lazyPart(() =>
  import('../contact/phone-window.tsx').then(({ PhoneWindow }) => ({ default: PhoneWindow })),
)
const ShareWindow = lazyPart(() =>
  import('../share/share-window.tsx').then(({ ShareWindow }) => ({ default: ShareWindow })),
)
const SubscriptionWindow = lazyPart(() =>
  import('../subscription/subscription-window.tsx').then(({ SubscriptionWindow }) => ({
    default: SubscriptionWindow,
  })),
)
const ListsWindow = lazyPart(() =>
  import('../favourite/lists-window.tsx').then(({ ListsWindow }) => ({ default: ListsWindow })),
)
const FaultWindow = lazyPart(() =>
  import('./fault-window.tsx').then(({ FaultWindow }) => ({ default: FaultWindow })),
)

/** The windows that every app of the shop has (storefront §2, «Pop-up windows»). */
export function shellWindows(words: ShellWords): WindowRegistry {
  return {
    result: resultWindow({ title: words.thanks, close: words.close }),
    fault: { size: 'smalls', title: () => words.fault, content: FaultWindow },
    region: {
      size: 'middle',
      phone: 'full',
      title: () => words.region,
      content: RegionWindow,
      byLink: () => ({}),
    },
    login: {
      size: 'smalls',
      title: () => words.login,
      content: LoginWindow,
      byLink: ({ dataset }) => (dataset.goTo ? { goTo: dataset.goTo } : {}),
    },
    addedBasket: { size: 'middle', title: () => words.added, content: AddedWindow },
    quickView: {
      size: 'big',
      phone: 'full',
      title: ({ thing }) => thing.name,
      content: QuickViewWindow,
    },
    favouriteLists: { size: 'smalls', title: () => words.favouriteLists, content: ListsWindow },
    manufacturers: {
      size: 'big',
      phone: 'full',
      title: () => words.manufacturers,
      content: ManufacturersWindow,
      byLink: () => ({}),
    },
    care: {
      size: 'middle',
      phone: 'full',
      title: () => words.care,
      content: CareWindow,
      byLink: () => ({}),
    },
    phonePopup: {
      size: 'smalls',
      title: () => words.phones,
      content: PhoneWindow,
      byLink: () => ({}),
    },
    minishare: {
      size: 'smalls',
      title: () => words.share,
      content: ShareWindow,
      byLink: ({ dataset, href }) => ({ url: href, title: dataset.title ?? document.title }),
    },
    subscriptionPopup: {
      size: 'smalls',
      title: () => words.subscription,
      content: SubscriptionWindow,
      onClose: notePopupClosed,
    },
  }
}
