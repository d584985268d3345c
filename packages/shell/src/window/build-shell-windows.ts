import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { createResultWindow } from '@svetlitsa/ui/overlays/window-host/create-result-window'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import type { AddedItem } from '../basket/added-item.ts'
import type { ListsWindowProps } from '../favourite/lists-window.tsx'
import type { LoginWindowProps } from '../login/login-window.tsx'
import type { QuickViewProps } from '../quick-view/quick-view-window.tsx'
import type { ShareWindowProps } from '../share/share-window.tsx'
import type { StockNoticeProps } from '../stock-notice/stock-notice-window.tsx'
import { storePopupClosed } from '../subscription/subscription-storage.ts'
import type { SubscriptionWindowProps } from '../subscription/subscription-window.tsx'
import type { ShellTexts } from './get-shell-texts.ts'

declare module '@svetlitsa/ui/overlays/window-host/use-windows' {
  interface WindowPropsByName {
    region: Record<string, never>
    /** A failed call; `text` is the server's message. */
    error: { text: string | null }
    /**
     * After the login the page stays, or the browser goes to the shop's address `goTo`; `onDone`
     * resumes the action that required the login. With `setsPassword` a new password is set.
     */
    login: LoginWindowProps
    /** `reduced` is the added quantity when less than requested was available. */
    addedBasket: { item: AddedItem; quantity: number; reduced: number | null }
    quickView: QuickViewProps
    /** Selects the list for a favourite. */
    favouriteLists: ListsWindowProps
    manufacturers: Record<string, never>
    care: Record<string, never>
    phonePopup: Record<string, never>
    minishare: ShareWindowProps
    stockNotice: StockNoticeProps
    subscriptionPopup: SubscriptionWindowProps
  }
}

const RegionWindow = lazyWithReload(() =>
  import('../region/region-window.tsx').then(({ RegionWindow }) => ({ default: RegionWindow })),
)
const LoginWindow = lazyWithReload(() =>
  import('../login/login-window.tsx').then(({ LoginWindow }) => ({ default: LoginWindow })),
)
const AddedWindow = lazyWithReload(() =>
  import('../basket-window/added-window.tsx').then(({ AddedWindow }) => ({ default: AddedWindow })),
)

const QuickViewWindow = lazyWithReload(() =>
  import('../quick-view/quick-view-window.tsx').then(({ QuickViewWindow }) => ({
    default: QuickViewWindow,
  })),
)
const VendorsWindow = lazyWithReload(() =>
  import('../vendor/vendors-window.tsx').then(({ VendorsWindow }) => ({
    default: VendorsWindow,
  })),
)
const CareWindow = lazyWithReload(() =>
  import('../footer/care-window.tsx').then(({ CareWindow }) => ({ default: CareWindow })),
)
const PhoneWindow = lazyWithReload(() =>
  import('../contact/phone-window.tsx').then(({ PhoneWindow }) => ({ default: PhoneWindow })),
)
const ShareWindow = lazyWithReload(() =>
  import('../share/share-window.tsx').then(({ ShareWindow }) => ({ default: ShareWindow })),
)
const StockNoticeWindow = lazyWithReload(() =>
  import('../stock-notice/stock-notice-window.tsx').then(({ StockNoticeWindow }) => ({
    default: StockNoticeWindow,
  })),
)
const SubscriptionWindow = lazyWithReload(() =>
  import('../subscription/subscription-window.tsx').then(({ SubscriptionWindow }) => ({
    default: SubscriptionWindow,
  })),
)
const ListsWindow = lazyWithReload(() =>
  import('../favourite/lists-window.tsx').then(({ ListsWindow }) => ({ default: ListsWindow })),
)
const ErrorWindow = lazyWithReload(() =>
  import('../error/error-window.tsx').then(({ ErrorWindow }) => ({ default: ErrorWindow })),
)

/** Windows that every app of the shop has (window.names). */
export function buildShellWindows(texts: ShellTexts): WindowRegistry {
  return {
    result: createResultWindow({ title: texts.thanks, close: texts.close }),
    error: { size: 'smalls', title: () => texts.error, content: ErrorWindow },
    region: {
      size: 'middle',
      phone: 'full',
      title: () => texts.region,
      content: RegionWindow,
      parseLink: () => ({}),
    },
    login: {
      size: 'smalls',
      title: ({ setsPassword }) => (setsPassword ? texts.newPassword : texts.login),
      content: LoginWindow,
      parseLink: ({ dataset }) => (dataset.goTo ? { goTo: dataset.goTo } : {}),
    },
    addedBasket: { size: 'middle', title: () => texts.added, content: AddedWindow },
    quickView: {
      size: 'big',
      phone: 'full',
      title: ({ item }) => item.name,
      content: QuickViewWindow,
    },
    favouriteLists: { size: 'smalls', title: () => texts.favouriteLists, content: ListsWindow },
    manufacturers: {
      size: 'big',
      phone: 'full',
      title: () => texts.vendors,
      content: VendorsWindow,
      parseLink: () => ({}),
    },
    care: {
      size: 'middle',
      phone: 'full',
      title: () => texts.care,
      content: CareWindow,
      parseLink: () => ({}),
    },
    phonePopup: {
      size: 'smalls',
      title: () => texts.phones,
      content: PhoneWindow,
      parseLink: () => ({}),
    },
    minishare: {
      size: 'smalls',
      title: () => texts.share,
      content: ShareWindow,
      parseLink: ({ dataset, href }) => ({ url: href, title: dataset.title ?? document.title }),
    },
    stockNotice: {
      size: 'smalls',
      title: () => texts.stockNotice,
      content: StockNoticeWindow,
    },
    subscriptionPopup: {
      size: 'smalls',
      title: () => texts.subscription,
      content: SubscriptionWindow,
      onClose: storePopupClosed,
    },
  }
}
