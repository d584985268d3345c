/** Whose addresses are a person's own, or lists of the same goods in another order. */
const closed = [
  '/personal/',
  '/personal-lk/',
  '/retail-lk/',
  '/assembler/',
  '/asbl/',
  '/pay/',
  '/receipt/',
  '/order_confirm',
  '/order_claim',
  '/stock/',
  '/vue-tools/',
  '/support-services/',
  '/favorites/',
  '/search/',
  '/image-search/',
  '/qrcode/',
  '/product-guid/',
  '/error-guid/',
  '/develop/',
  '/api_vue/',
  '/api/',
  '/ui/',
  '/*?*sort=',
  '/*?*phoneNumber=',
]

/** Marks that make no other page: Yandex folds them away. */
const marks = [
  'utm_source&utm_medium&utm_campaign&utm_content&utm_term&utm_ad_group_id',
  'yclid&ymclid&gclid&promotion&sr&region&region_id&lang',
]

/** What search engines may walk through, with the map of this host. */
export function robotsText(origin: URL): string {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /']
  const folded = marks.map((names) => `Clean-param: ${names}`)
  return `${[...rules, ...folded, '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`].join('\n')}\n`
}
