import { ShopFooter } from '@svetlitsa/shell/footer/shop-footer'
import { ShopBar } from '@svetlitsa/shell/header/shop-bar'
import { ShopHeader } from '@svetlitsa/shell/header/shop-header'
import { SubscriptionBlock } from '@svetlitsa/shell/subscription/subscription-block'
import { PageServices } from '../shell/page-services.tsx'

/** The islands of the shell of every page. */
export const shellIslands = {
  pageServices: PageServices,
  shopBar: ShopBar,
  shopFooter: ShopFooter,
  shopHeader: ShopHeader,
  subscriptionBlock: SubscriptionBlock,
}
