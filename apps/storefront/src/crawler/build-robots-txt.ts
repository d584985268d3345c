/** Personal pages, and lists of the same products in another order. */
const disallowedPaths = [
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

/** Query parameters that do not change the page; Yandex ignores them. */
const cleanParams = [
  'utm_source&utm_medium&utm_campaign&utm_content&utm_term&utm_ad_group_id',
  'yclid&ymclid&gclid&promotion&sr&region&region_id&lang',
]

/** Builds robots.txt with the link to the sitemap of the host. */
export function buildRobotsTxt(origin: URL): string {
  const rules = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), 'Allow: /']
  const cleanParamLines = cleanParams.map((names) => `Clean-param: ${names}`)
  return `${[...rules, ...cleanParamLines, '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`].join('\n')}\n`
}
