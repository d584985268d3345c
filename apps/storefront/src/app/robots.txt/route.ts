import { robotsText } from '../../crawl/robots-text.ts'
import { shopFile } from '../../crawl/shop-file.ts'
import { siteOrigin } from '../../site-origin.ts'

export function GET(request: Request): Response {
  const isKz = request.headers.get('x-forwarded-host')?.startsWith('kz.') === true
  return shopFile(robotsText(siteOrigin(isKz)), 'text/plain; charset=utf-8')
}
