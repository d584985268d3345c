import { basketRoutes } from './basket/basket/basket.routes.ts'
import { basketDeliveryRoutes } from './basket/basket/delivery/basket-delivery.routes.ts'
import { basketShareRoutes } from './basket/basket/share/basket-share.routes.ts'
import { couponRoutes } from './basket/basket-coupon/coupon.routes.ts'
import { bonusRoutes } from './basket/bonus/bonus.routes.ts'
import { customerBonusRoutes } from './basket/bonus/customer-bonus.routes.ts'
import { couponDeskRoutes } from './basket/coupon/coupon-desk.routes.ts'
import { favouriteRoutes } from './basket/favourite/favourite.routes.ts'
import { favouriteListRoutes } from './basket/favourite/favourite-list.routes.ts'
import { inviteRoutes } from './basket/invite/invite.routes.ts'
import { partnerRoutes } from './basket/partner/partner.routes.ts'
import { projectRoutes } from './basket/project/project.routes.ts'
import { recommendationRoutes } from './basket/recommendation/recommendation.routes.ts'
import { stockNoticeRoutes } from './basket/stock-notice/stock-notice.routes.ts'
import { subscriptionRoutes } from './basket/subscription/subscription.routes.ts'
import { kitRoutes } from './catalogue/kit/kit.routes.ts'
import { priceDeskRoutes } from './catalogue/product/price-desk.routes.ts'
import { productRoutes } from './catalogue/product/product.routes.ts'
import { productDetailRoutes } from './catalogue/product-page/product-detail.routes.ts'
import { productPageRoutes } from './catalogue/product-page/product-page.routes.ts'
import { productStockRoutes } from './catalogue/product-page/product-stock.routes.ts'
import { promotionRoutes } from './catalogue/promotion/promotion.routes.ts'
import { promotionDeskRoutes } from './catalogue/promotion/promotion-desk.routes.ts'
import { questionRoutes } from './catalogue/question/question.routes.ts'
import { customerReviewRoutes } from './catalogue/review/customer-review.routes.ts'
import { reviewRoutes } from './catalogue/review/review.routes.ts'
import { basketBonusRoutes } from './checkout/basket-bonus/basket-bonus.routes.ts'
import { checkoutBasketRoutes } from './checkout/checkout/basket/checkout-basket.routes.ts'
import { checkoutRoutes } from './checkout/checkout/checkout.routes.ts'
import { checkoutContactRoutes } from './checkout/checkout/contact/checkout-contact.routes.ts'
import { checkoutDeliveryRoutes } from './checkout/checkout/delivery/checkout-delivery.routes.ts'
import { checkoutOrderRoutes } from './checkout/checkout/order/checkout-order.routes.ts'
import { checkoutPaymentRoutes } from './checkout/checkout/payment/checkout-payment.routes.ts'
import { deliveryRoutes } from './checkout/order-delivery/delivery.routes.ts'
import { retailDeliveryRoutes } from './checkout/order-delivery/retail/retail-delivery.routes.ts'
import { apiKeyRoutes } from './desk/api-key/api-key.routes.ts'
import { exchangeLogRoutes } from './desk/exchange/exchange-log.routes.ts'
import { moderationRoutes } from './desk/moderation/moderation.routes.ts'
import { overviewRoutes } from './desk/overview/overview.routes.ts'
import { pricePrintRoutes } from './desk/price-tag/price-print.routes.ts'
import { priceTagRoutes } from './desk/price-tag/price-tag.routes.ts'
import { reconciliationRoutes } from './desk/reconciliation/reconciliation.routes.ts'
import { referenceRoutes } from './desk/reference/reference.routes.ts'
import { sentMessageRoutes } from './desk/sent-message/sent-message.routes.ts'
import { shopSetupRoutes } from './desk/shop-setup/shop-setup.routes.ts'
import { staffInvitationRoutes } from './desk/staff/invitation/staff-invitation.routes.ts'
import { staffRoutes } from './desk/staff/staff.routes.ts'
import { requestLogRoutes } from './desk/system/request-log.routes.ts'
import { boughtGoodsRoutes } from './discovery/bought-goods/bought-goods.routes.ts'
import { imageSearchRoutes } from './discovery/image-search/image-search.routes.ts'
import { styleRoutes } from './discovery/interior-style/style.routes.ts'
import { packageRoutes } from './discovery/product-link/package.routes.ts'
import { productLinkRoutes } from './discovery/product-link/product-link.routes.ts'
import { catalogueRoutes } from './discovery/product-list/catalogue.routes.ts'
import { searchRoutes } from './discovery/search/search.routes.ts'
import { sliderRoutes } from './discovery/slider/slider.routes.ts'
import { sponsoredRoutes } from './discovery/sponsored/sponsored.routes.ts'
import { vendorRoutes } from './discovery/vendor/vendor.routes.ts'
import { assemblerRoutes } from './fulfilment/assembler/assembler.routes.ts'
import { claimRoutes } from './fulfilment/claim/claim.routes.ts'
import { claimDeskRoutes } from './fulfilment/claim/claim-desk.routes.ts'
import { claimStepRoutes } from './fulfilment/claim/claim-steps.routes.ts'
import { customerOrderRoutes } from './fulfilment/customer-order/customer-order.routes.ts'
import { assemblyDeskRoutes } from './fulfilment/dispatch/assembly-desk.routes.ts'
import { dispatchRoutes } from './fulfilment/dispatch/dispatch.routes.ts'
import { orderConfirmationRoutes } from './fulfilment/order-confirmation/order-confirmation.routes.ts'
import { orderServicesRoutes } from './fulfilment/order-services/order-services.routes.ts'
import { retailOrderListRoutes } from './fulfilment/retail-order/list/retail-order-list.routes.ts'
import { retailOrderRoutes } from './fulfilment/retail-order/retail-order.routes.ts'
import { waybillRoutes } from './fulfilment/waybill/waybill.routes.ts'
import { uploadRoutes } from './media/upload/upload.routes.ts'
import { analyticsRoutes } from './order/analytics/analytics.routes.ts'
import { orderRoutes } from './order/order/order.routes.ts'
import { certificateRoutes } from './payment/certificate/certificate.routes.ts'
import { paymentRoutes } from './payment/payment/payment.routes.ts'
import { paymentDocumentRoutes } from './payment/payment-document/payment-document.routes.ts'
import { paymentLinkRoutes } from './payment/payment-link/payment-link.routes.ts'
import { receiptRoutes } from './payment/receipt/receipt.routes.ts'
import { refundRoutes } from './payment/receipt/refund.routes.ts'
import { retailPaymentRoutes } from './payment/retail-payment/retail-payment.routes.ts'
import { contragentRoutes } from './people/contragent/contragent.routes.ts'
import { changePasswordRoutes } from './people/login/password/change-password.routes.ts'
import { setPasswordRoutes } from './people/login/password/set-password.routes.ts'
import { profileRoutes } from './people/profile/profile.routes.ts'
import { sessionListRoutes } from './people/session/session-list.routes.ts'
import type { HandledCall } from './platform/http/handle.ts'
import { messageRoutes } from './shop/message/message.routes.ts'
import { regionRoutes } from './shop/region/region.routes.ts'
import { requestRoutes } from './shop/request/request.routes.ts'
import { requestDeskRoutes } from './shop/request/request-desk.routes.ts'
import { staffLogRoutes } from './shop/staff-log/staff-log.routes.ts'
import { suggestionRoutes } from './shop/suggestion/suggestion.routes.ts'
import { vacancyRoutes } from './shop/vacancy/vacancy.routes.ts'
import { vacancyDeskRoutes } from './shop/vacancy/vacancy-desk.routes.ts'
import { webhookRoutes } from './shop/webhook/webhook.routes.ts'
import { bannerRoutes } from './site/banner/banner.routes.ts'
import { bannerEditorRoutes } from './site/banner/banner-editor.routes.ts'
import { contentRoutes } from './site/content/content.routes.ts'
import { infoPageRoutes } from './site/content/info-page.routes.ts'
import { infoPageDeskRoutes } from './site/content/info-page-desk.routes.ts'
import { measurerRoutes } from './site/content/measurer.routes.ts'
import { storeRoutes } from './site/content/store.routes.ts'
import { errorPageRoutes } from './site/error-page/error-page.routes.ts'
import { captchaRoutes } from './site/login/captcha.routes.ts'
import { sessionRoutes } from './site/login/session.routes.ts'
import { newsRoutes } from './site/news/news.routes.ts'
import { newsDeskRoutes } from './site/news/news-desk.routes.ts'
import { personalDataRoutes } from './site/personal-data/personal-data.routes.ts'
import { phoneChangeRoutes } from './site/phone-change/phone-change.routes.ts'
import { pollRoutes } from './site/poll/poll.routes.ts'
import { redirectDeskRoutes } from './site/redirect/redirect-desk.routes.ts'
import { shellRoutes } from './site/shell/shell.routes.ts'
import { shopReviewRoutes } from './site/shop-review/shop-review.routes.ts'
import { sitemapRoutes } from './site/sitemap/sitemap.routes.ts'
import { tariffDeskRoutes } from './supply/delivery/tariff-desk.routes.ts'
import { placeDeskRoutes } from './supply/stock/place-desk.routes.ts'
import { remainsRoutes } from './supply/stock/remains.routes.ts'
import { stockDeskRoutes } from './supply/stock/stock-desk.routes.ts'

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
  ...assemblyDeskRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...certificateRoutes,
  ...paymentLinkRoutes,
  ...retailPaymentRoutes,
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
  ...measurerRoutes,
  ...storeRoutes,
  ...newsRoutes,
  ...infoPageRoutes,
  ...infoPageDeskRoutes,
  ...newsDeskRoutes,
  ...pollRoutes,
  ...pricePrintRoutes,
  ...priceTagRoutes,
  ...productPageRoutes,
  ...projectRoutes,
  ...receiptRoutes,
  ...refundRoutes,
  ...requestRoutes,
  ...overviewRoutes,
  ...reconciliationRoutes,
  ...staffLogRoutes,
  ...sentMessageRoutes,
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
  ...shopSetupRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...exchangeLogRoutes,
  ...styleRoutes,
  ...kitRoutes,
  ...productDetailRoutes,
  ...productLinkRoutes,
  ...packageRoutes,
  ...productStockRoutes,
  ...questionRoutes,
  ...reviewRoutes,
]
