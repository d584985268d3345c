import { analyticsRoutes } from './modules/analytics/analytics.routes.ts'
import { apiKeyRoutes } from './modules/api-key/api-key.routes.ts'
import { assemblerRoutes } from './modules/assembler/assembler.routes.ts'
import { bannerRoutes } from './modules/banner/banner.routes.ts'
import { bannerEditorRoutes } from './modules/banner/banner-editor.routes.ts'
import { basketRoutes } from './modules/basket/basket.routes.ts'
import { basketDeliveryRoutes } from './modules/basket/delivery/basket-delivery.routes.ts'
import { basketShareRoutes } from './modules/basket/share/basket-share.routes.ts'
import { basketBonusRoutes } from './modules/bonus/basket-bonus.routes.ts'
import { bonusRoutes } from './modules/bonus/bonus.routes.ts'
import { customerBonusRoutes } from './modules/bonus/customer-bonus.routes.ts'
import { boughtGoodsRoutes } from './modules/bought-goods/bought-goods.routes.ts'
import { captchaRoutes } from './modules/captcha/captcha.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { certificateRoutes } from './modules/certificate/certificate.routes.ts'
import { checkoutBasketRoutes } from './modules/checkout/basket/checkout-basket.routes.ts'
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts'
import { checkoutContactRoutes } from './modules/checkout/contact/checkout-contact.routes.ts'
import { checkoutDeliveryRoutes } from './modules/checkout/delivery/checkout-delivery.routes.ts'
import { checkoutOrderRoutes } from './modules/checkout/order/checkout-order.routes.ts'
import { checkoutPaymentRoutes } from './modules/checkout/payment/checkout-payment.routes.ts'
import { claimRoutes } from './modules/claim/claim.routes.ts'
import { claimDeskRoutes } from './modules/claim/claim-desk.routes.ts'
import { claimStepRoutes } from './modules/claim/claim-steps.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { infoPageRoutes } from './modules/content/info-page.routes.ts'
import { contragentRoutes } from './modules/contragent/contragent.routes.ts'
import { couponRoutes } from './modules/coupon/coupon.routes.ts'
import { couponDeskRoutes } from './modules/coupon/coupon-desk.routes.ts'
import { deliveryRoutes } from './modules/delivery/delivery.routes.ts'
import { retailDeliveryRoutes } from './modules/delivery/retail/retail-delivery.routes.ts'
import { tariffDeskRoutes } from './modules/delivery/tariff-desk.routes.ts'
import { dispatchRoutes } from './modules/dispatch/dispatch.routes.ts'
import { errorPageRoutes } from './modules/error-page/error-page.routes.ts'
import { exchangeLogRoutes } from './modules/exchange/exchange-log.routes.ts'
import { favouriteRoutes } from './modules/favourite/favourite.routes.ts'
import { favouriteListRoutes } from './modules/favourite/favourite-list.routes.ts'
import { foundingRoutes } from './modules/founding/founding.routes.ts'
import { imageSearchRoutes } from './modules/image-search/image-search.routes.ts'
import { styleRoutes } from './modules/interior-style/style.routes.ts'
import { inviteRoutes } from './modules/invite/invite.routes.ts'
import { kitRoutes } from './modules/kit/kit.routes.ts'
import { changePasswordRoutes } from './modules/login/password/change-password.routes.ts'
import { setPasswordRoutes } from './modules/login/password/set-password.routes.ts'
import { messageRoutes } from './modules/message/message.routes.ts'
import { moderationRoutes } from './modules/moderation/moderation.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { newsDeskRoutes } from './modules/news/news-desk.routes.ts'
import { orderConfirmationRoutes } from './modules/order/confirmation/order-confirmation.routes.ts'
import { customerOrderRoutes } from './modules/order/customer/customer-order.routes.ts'
import { orderRoutes } from './modules/order/order.routes.ts'
import { retailOrderListRoutes } from './modules/order/retail/list/retail-order-list.routes.ts'
import { retailOrderRoutes } from './modules/order/retail/retail-order.routes.ts'
import { orderServicesRoutes } from './modules/order/services/order-services.routes.ts'
import { overviewRoutes } from './modules/overview/overview.routes.ts'
import { partnerRoutes } from './modules/partner/partner.routes.ts'
import { paymentLinkRoutes } from './modules/payment/link/payment-link.routes.ts'
import { paymentRoutes } from './modules/payment/payment.routes.ts'
import { tillPaymentRoutes } from './modules/payment/till/till-payment.routes.ts'
import { paymentDocumentRoutes } from './modules/payment-document/payment-document.routes.ts'
import { personalDataRoutes } from './modules/personal-data/personal-data.routes.ts'
import { pollRoutes } from './modules/poll/poll.routes.ts'
import { pricePrintRoutes } from './modules/price-print/price-print.routes.ts'
import { priceDeskRoutes } from './modules/product/price-desk.routes.ts'
import { productRoutes } from './modules/product/product.routes.ts'
import { productDetailRoutes } from './modules/product/product-detail.routes.ts'
import { productLinkRoutes } from './modules/product-link/product-link.routes.ts'
import { productPageRoutes } from './modules/product-page/product-page.routes.ts'
import { projectRoutes } from './modules/project/project.routes.ts'
import { promotionRoutes } from './modules/promotion/promotion.routes.ts'
import { promotionDeskRoutes } from './modules/promotion/promotion-desk.routes.ts'
import { questionRoutes } from './modules/question/question.routes.ts'
import { receiptRoutes } from './modules/receipt/receipt.routes.ts'
import { recommendationRoutes } from './modules/recommendation/recommendation.routes.ts'
import { reconciliationRoutes } from './modules/reconciliation/reconciliation.routes.ts'
import { redirectDeskRoutes } from './modules/redirect/redirect-desk.routes.ts'
import { referenceRoutes } from './modules/reference/reference.routes.ts'
import { regionRoutes } from './modules/region/region.routes.ts'
import { requestRoutes } from './modules/request/request.routes.ts'
import { requestDeskRoutes } from './modules/request/request-desk.routes.ts'
import { customerReviewRoutes } from './modules/review/customer-review.routes.ts'
import { reviewRoutes } from './modules/review/review.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { sessionRoutes } from './modules/session/session.routes.ts'
import { sessionListRoutes } from './modules/session/session-list.routes.ts'
import { shellRoutes } from './modules/shell/shell.routes.ts'
import { shopReviewRoutes } from './modules/shop-review/shop-review.routes.ts'
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts'
import { sliderRoutes } from './modules/slider/slider.routes.ts'
import { sponsoredRoutes } from './modules/sponsored/sponsored.routes.ts'
import { staffInvitationRoutes } from './modules/staff/invitation/staff-invitation.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { staffLogRoutes } from './modules/staff-log/staff-log.routes.ts'
import { placeDeskRoutes } from './modules/stock/place-desk.routes.ts'
import { productStockRoutes } from './modules/stock/product-stock.routes.ts'
import { remainsRoutes } from './modules/stock/remains.routes.ts'
import { stockDeskRoutes } from './modules/stock/stock-desk.routes.ts'
import { stockNoticeRoutes } from './modules/stock-notice/stock-notice.routes.ts'
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts'
import { suggestionRoutes } from './modules/suggestion/suggestion.routes.ts'
import { requestLogRoutes } from './modules/system/request-log.routes.ts'
import { uploadRoutes } from './modules/upload/upload.routes.ts'
import { phoneChangeRoutes } from './modules/user/phone/phone-change.routes.ts'
import { profileRoutes } from './modules/user/profile.routes.ts'
import { vacancyRoutes } from './modules/vacancy/vacancy.routes.ts'
import { vacancyDeskRoutes } from './modules/vacancy/vacancy-desk.routes.ts'
import { vendorRoutes } from './modules/vendor/vendor.routes.ts'
import { waybillRoutes } from './modules/waybill/waybill.routes.ts'
import { webhookRoutes } from './modules/webhook/webhook.routes.ts'
import type { HandledCall } from './platform/http/handle.ts'

/** Every call that the API answers; a test holds it against the agreement. */
export const handledCalls: readonly HandledCall[] = [
  ...analyticsRoutes,
  ...basketRoutes,
  ...basketDeliveryRoutes,
  ...basketShareRoutes,
  ...checkoutRoutes,
  ...checkoutContactRoutes,
  ...checkoutDeliveryRoutes,
  ...checkoutBasketRoutes,
  ...checkoutOrderRoutes,
  ...checkoutPaymentRoutes,
  ...claimRoutes,
  ...claimStepRoutes,
  ...claimDeskRoutes,
  ...couponRoutes,
  ...couponDeskRoutes,
  ...bonusRoutes,
  ...basketBonusRoutes,
  ...customerBonusRoutes,
  ...catalogueRoutes,
  ...productRoutes,
  ...deliveryRoutes,
  ...retailDeliveryRoutes,
  ...errorPageRoutes,
  ...favouriteRoutes,
  ...favouriteListRoutes,
  ...imageSearchRoutes,
  ...messageRoutes,
  ...moderationRoutes,
  ...orderRoutes,
  ...orderServicesRoutes,
  ...customerOrderRoutes,
  ...customerReviewRoutes,
  ...boughtGoodsRoutes,
  ...retailOrderListRoutes,
  ...retailOrderRoutes,
  ...assemblerRoutes,
  ...dispatchRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...certificateRoutes,
  ...paymentLinkRoutes,
  ...tillPaymentRoutes,
  ...paymentDocumentRoutes,
  ...orderConfirmationRoutes,
  ...redirectDeskRoutes,
  ...referenceRoutes,
  ...regionRoutes,
  ...placeDeskRoutes,
  ...stockDeskRoutes,
  ...tariffDeskRoutes,
  ...priceDeskRoutes,
  ...captchaRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...setPasswordRoutes,
  ...shellRoutes,
  ...sitemapRoutes,
  ...stockNoticeRoutes,
  ...subscriptionRoutes,
  ...suggestionRoutes,
  ...uploadRoutes,
  ...vendorRoutes,
  ...waybillRoutes,
  ...sessionListRoutes,
  ...profileRoutes,
  ...phoneChangeRoutes,
  ...personalDataRoutes,
  ...inviteRoutes,
  ...contragentRoutes,
  ...changePasswordRoutes,
  ...bannerRoutes,
  ...bannerEditorRoutes,
  ...contentRoutes,
  ...newsRoutes,
  ...infoPageRoutes,
  ...newsDeskRoutes,
  ...pollRoutes,
  ...pricePrintRoutes,
  ...productPageRoutes,
  ...projectRoutes,
  ...receiptRoutes,
  ...requestRoutes,
  ...overviewRoutes,
  ...reconciliationRoutes,
  ...staffLogRoutes,
  ...requestDeskRoutes,
  ...requestLogRoutes,
  ...shopReviewRoutes,
  ...vacancyRoutes,
  ...vacancyDeskRoutes,
  ...promotionRoutes,
  ...promotionDeskRoutes,
  ...recommendationRoutes,
  ...remainsRoutes,
  ...sliderRoutes,
  ...sponsoredRoutes,
  ...staffRoutes,
  ...staffInvitationRoutes,
  ...foundingRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...exchangeLogRoutes,
  ...styleRoutes,
  ...kitRoutes,
  ...productDetailRoutes,
  ...productLinkRoutes,
  ...productStockRoutes,
  ...questionRoutes,
  ...reviewRoutes,
]
