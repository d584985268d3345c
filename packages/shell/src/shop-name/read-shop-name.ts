/**
 * The name of the shop in the language of the page, from the page's head, where the router and the
 * storefront put it (shop.brand); empty on the storefront's server, whose pages get it with their data.
 */
export function readShopName(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
}
