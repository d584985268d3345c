import { buildPath, withQuery } from './site-map.ts'

/**
 * Builds addresses that the server puts into messages and answers. Like `link`, but no page loads
 * them: the first load of the checkout has no room for addresses that it never makes.
 */
export const messageLink = {
  basketShare: (id: string) => buildPath('personal', 'basket', 'share', id),
  orderConfirm: (guid: string) => withQuery('/order_confirm/', { guid }),
  staffInvitation: (code: string) => buildPath('staff-invitation', code),
} as const
