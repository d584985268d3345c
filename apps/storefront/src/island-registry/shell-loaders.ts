import { ShopBar } from '@svetlitsa/shell/header/shop-bar'
import { ShopHeader } from '@svetlitsa/shell/header/shop-header'
import type { Loaders } from '../island/browser/loaders.ts'
import type { shellIslands } from './shell-islands.ts'

/** The scripts of the islands of the shell of every page; header and bar come with the page. */
export const shellLoaders: Loaders<typeof shellIslands> = {
  pageServices: () => import('../shell/page-services.tsx').then(({ PageServices }) => PageServices),
  shopBar: async () => ShopBar,
  shopFooter: () =>
    import('@svetlitsa/shell/footer/shop-footer').then(({ ShopFooter }) => ShopFooter),
  shopHeader: async () => ShopHeader,
  subscriptionBlock: () =>
    import('@svetlitsa/shell/subscription/subscription-block').then(
      ({ SubscriptionBlock }) => SubscriptionBlock,
    ),
}
