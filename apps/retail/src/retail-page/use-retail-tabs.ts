import { useWaitingClaims } from '@svetlitsa/api-client/claim-desk/queries'
import { useWaitingCounts } from '@svetlitsa/api-client/moderation/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import {
  canAnswerShoppers,
  canSeeEverything,
  isDispatcher,
  userGroup,
} from '@svetlitsa/domain/identity/user-group'
import { link } from '@svetlitsa/domain/route/site-map'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { overviewTexts } from '@svetlitsa/i18n/overview/overview-texts'
import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { productLinkTexts } from '@svetlitsa/i18n/product-link/product-link-texts'
import { reconciliationTexts } from '@svetlitsa/i18n/reconciliation/reconciliation-texts'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { requestLogTexts } from '@svetlitsa/i18n/request-log/request-log-texts'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { shopSetupTexts } from '@svetlitsa/i18n/shop-setup/shop-setup-texts'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useLocation } from '@tanstack/react-router'

/** The tabs that the staff member may open, with counts of waiting work; rare ones go into a menu. */
export function useRetailTabs() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { data } = useUserData()
  const groups = (data?.userData || null)?.group ?? []
  const answersCustomers = canAnswerShoppers(groups)
  const { data: waiting } = useWaitingCounts(answersCustomers)
  const { data: claims } = useWaitingClaims()
  const unread = Object.values(waiting?.moderation ?? {}).reduce((sum, count) => sum + count, 0)
  const buildTab = (href: string, text: string, count = 0) => ({
    href,
    text,
    count,
    current: pathname === href,
  })
  return {
    tabs: [
      buildTab(link.retail(), overviewTexts[language].title),
      buildTab(link.retailOrders(), retailTexts[language].orders),
      ...(isDispatcher(groups)
        ? [buildTab(link.retailDispatch(), dispatchTexts[language].title)]
        : []),
      buildTab(link.retailClaims(), claimTexts[language].title, claims),
      buildTab(link.retailPrice(), priceTagTexts[language].title),
      buildTab(link.productLink(), productLinkTexts[language].title),
      buildTab(link.checkWaybill(), waybillTexts[language].title),
      ...(answersCustomers
        ? [
            buildTab(link.retailModeration(), moderationTexts[language].title, unread),
            buildTab(link.retailRequests(), requestDeskTexts[language].title, waiting?.requests),
          ]
        : []),
      buildTab(link.retailStaff(), staffTexts[language].title),
    ],
    // All of them do not fit in 1440 px in Kazakh.
    rareTabs: [
      buildTab(link.retailPartners(), partnerTexts[language].title),
      buildTab(link.retailReconciliation(), reconciliationTexts[language].title),
      ...(canSeeEverything(groups)
        ? [
            buildTab(link.shopDesk(), resourceTexts[language].desk),
            buildTab(link.newBanner(), bannerEditorTexts[language].title),
            buildTab(link.shopSetup(), shopSetupTexts[language].tab),
            buildTab(link.shopExchange(), exchangeTexts[language].tab),
            buildTab(link.shopKeys(), apiKeyTexts[language].title),
            buildTab(link.shopWebhooks(), webhookTexts[language].title),
          ]
        : []),
      buildTab(link.retailMessages(), sentMessageTexts[language].title),
      buildTab(link.retailLog(), staffLogTexts[language].title),
      ...(groups.includes(userGroup.developer)
        ? [buildTab(link.requestLog(), requestLogTexts[language].title)]
        : []),
    ],
  }
}
