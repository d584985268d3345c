import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getWebhooks = bindCall<typeof contract.getWebhooks>(
  'POST /api_vue/retail/shop/webhooks/',
)
export const createWebhook = bindCall<typeof contract.createWebhook>(
  'POST /api_vue/retail/shop/webhooks/create/',
)
export const changeWebhook = bindCall<typeof contract.changeWebhook>(
  'POST /api_vue/retail/shop/webhooks/change/',
)
export const rotateWebhookSecret = bindCall<typeof contract.rotateWebhookSecret>(
  'POST /api_vue/retail/shop/webhooks/rotate/',
)
export const pauseWebhook = bindCall<typeof contract.pauseWebhook>(
  'POST /api_vue/retail/shop/webhooks/pause/',
)
export const removeWebhook = bindCall<typeof contract.removeWebhook>(
  'POST /api_vue/retail/shop/webhooks/remove/',
)
export const testWebhook = bindCall<typeof contract.testWebhook>(
  'POST /api_vue/retail/shop/webhooks/test/',
)
export const getWebhookDeliveries = bindCall<typeof contract.getWebhookDeliveries>(
  'POST /api_vue/retail/shop/webhooks/deliveries/',
)
export const retryWebhookDelivery = bindCall<typeof contract.retryWebhookDelivery>(
  'POST /api_vue/retail/shop/webhooks/retry/',
)
